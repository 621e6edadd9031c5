import { request as open } from "node:http";

export type Answered = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

type Ask = {
  port: number;
  /** Sent as is, without normalisation. */
  target: string;
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
  /** Sent one after the other without a length. */
  chunks?: (string | Buffer)[];
};

/** One raw HTTP request, as written by an attacker. */
export function ask({ port, target, method, headers, body, chunks }: Ask): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = open(
      { port, host: "127.0.0.1", path: target, method: method ?? "GET", headers: headers ?? {} },
      (response) => {
        let text = "";
        response.setEncoding("latin1");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    for (const chunk of chunks ?? []) request.write(chunk);
    request.end(body);
  });
}
