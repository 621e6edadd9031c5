import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeFileWhole } from "../write-file-whole.ts";

export type StoredMessage = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
};

export type MailStore = {
  add(raw: Buffer, recipients: string[]): Promise<StoredMessage>;
  /** Newest first. */
  list(): Promise<StoredMessage[]>;
};

const KEPT = 500;

/** Keeps the newest messages as received (`.eml`), each with the addresses it was really sent to. */
export function createMailStore(directory: string): MailStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  let messages: Promise<StoredMessage[]> | undefined;

  const load = async () => {
    const names = readdirSync(directory).filter((name) => name.endsWith(".eml"));
    const newest = names.sort().reverse();
    for (const name of newest.splice(KEPT)) rmSync(path.join(directory, name), { force: true });
    return Promise.all(newest.map((name) => read(directory, name)));
  };
  const keep = (list: StoredMessage[]) => {
    for (const { id } of list.splice(KEPT)) {
      rmSync(path.join(directory, `${id}.eml`), { force: true });
    }
    return list;
  };

  return {
    async add(raw, recipients) {
      const known = this.list();
      await known;
      const id = `${new Date().toISOString().replace(/[:.]/g, "-")}-${crypto.randomUUID().slice(0, 8)}`;
      const envelope = `X-Envelope-To: ${recipients.join(", ")}\r\n`;
      writeFileWhole(path.join(directory, `${id}.eml`), envelope + raw.toString("latin1"), 0o600);
      const message = await read(directory, `${id}.eml`);
      // Reads the list again, as another mail may have come while this one was read.
      messages = (messages ?? known).then((list) => keep([message, ...list]));
      return message;
    },
    list() {
      messages ??= load().catch((error: unknown) => {
        messages = undefined;
        throw error;
      });
      return messages;
    },
  };
}

async function read(directory: string, name: string): Promise<StoredMessage> {
  // Loaded now, as most servers get no mail.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(
    Buffer.from(readFileSync(path.join(directory, name), "utf8"), "latin1"),
  );
  const envelope = mail.headers.find((header) => header.key === "x-envelope-to")?.value ?? "";
  const id = name.slice(0, -".eml".length);
  return {
    id,
    receivedAt: mail.date ?? "",
    from: mail.from?.address ?? "",
    to: envelope.split(", ").filter((address) => address !== ""),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}
