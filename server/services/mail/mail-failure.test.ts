import { createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import { isOfAddress, mailFailure } from "./mail-failure.ts";
import { createMailer } from "./mailer.ts";

const MAIL = { to: "lan@padi.example", subject: "s", text: "t", html: "<p>t</p>" };

/** The error of sending a mail to this port. */
async function failureAt(port: number): Promise<unknown> {
  const url = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ url, from: "Benih <a@benih.example>" });
  try {
    return await mailer.send(MAIL).then(
      () => "sent",
      (error: unknown) => error,
    );
  } finally {
    mailer.close();
  }
}

async function listening(server: {
  listen(port: number, host: string, then: () => void): unknown;
  address(): unknown;
}): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address && "port" in address ? Number(address.port) : 0;
}

/** The error at a mail server of ours that refuses one step. */
async function failureAtServer(refuse: {
  recipient?: number;
  data?: number;
  breaks?: boolean;
}): Promise<unknown> {
  const sockets = new Set<Socket>();
  const refusal = (code: number | undefined) =>
    code === undefined ? undefined : Object.assign(new Error("no"), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) => done(refusal(refuse.recipient)),
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        if (refuse.breaks) for (const socket of sockets) socket.destroy();
        else done(refusal(refuse.data));
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  const port = await listening(server.server);
  try {
    return await failureAt(port);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

it("tells an address that is not there from a server that is busy", async () => {
  expect(mailFailure(await failureAtServer({ recipient: 550 }))).toBe("refused");
  expect(mailFailure(await failureAtServer({ recipient: 451 }))).toBe("unsent");
  expect(mailFailure(await failureAtServer({ data: 452 }))).toBe("unsent");
  expect(mailFailure(await failureAtServer({ data: 554 }))).toBe("unsent");
});

it("tells what is said of one address from what stops every mail", async () => {
  expect(isOfAddress(await failureAtServer({ recipient: 550 }))).toBe(true);
  expect(isOfAddress(await failureAtServer({ recipient: 450 }))).toBe(true);
  expect(isOfAddress(await failureAtServer({ recipient: 421 }))).toBe(false);
  expect(isOfAddress(await failureAtServer({ data: 554 }))).toBe(false);
  expect(isOfAddress(await failureAtServer({ breaks: true }))).toBe(false);
});

it("knows that a server that cannot be reached has taken nothing", async () => {
  const silent = createServer();
  const port = await listening(silent);
  await new Promise<void>((resolve) => silent.close(() => resolve()));
  expect(mailFailure(await failureAt(port))).toBe("unsent");
});

it("doubts where the connection breaks after the mail and before the answer", async () => {
  expect(mailFailure(await failureAtServer({ breaks: true }))).toBe("doubtful");
  expect(mailFailure(new Error("something else"))).toBe("doubtful");
});
