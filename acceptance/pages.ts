import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
};

/**
 * One plain HTTP request: nothing is resolved, followed, decoded or added; any header may be sent.
 * `localAddress` is the one of this machine that it comes from.
 */
export function ask(
  address: string,
  options: { method?: string; headers?: Record<string, string>; localAddress?: string } = {},
): Promise<Answer> {
  const { origin, hostname, port } = new URL(address);
  // As it is written: a URL would resolve `..` and backslashes before the server sees them.
  const path = address.slice(origin.length) || "/";
  return new Promise((resolve, reject) => {
    const sent = request({ agent: false, hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text: bytes.toString("utf8") });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The attributes of every tag of this name, in document order. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

/** The text inside the first tag of this name. */
export function textOf(html: string, name: string): string {
  const inside = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? "";
  return unescapeHtml(inside.replace(/<[^>]*>/g, "")).trim();
}

/**
 * Which of these patterns a page contains; a failure then shows the findings, not the whole page.
 */
export function found(html: string, ...patterns: RegExp[]): string[] {
  return patterns.flatMap((pattern) => pattern.exec(html)?.[0] ?? []);
}

/** Every inline script of the page. */
export function inlineScripts(html: string): { type: string; code: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, inside = ""]) => !/\bsrc=/.test(inside))
    .map(([, inside = "", code = ""]) => ({
      type: /\btype="([^"]*)"/.exec(inside)?.[1] ?? "",
      code,
    }));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll("&amp;", "&");
}
