import { once } from "node:events";
import net from "node:net";
import tls from "node:tls";

const LIMIT_MS = 10_000;
/** The mailer's default ports. */
const PORTS = { "smtp:": 587, "smtps:": 465 };

/**
 * Whether a mail server greets. We do not sign in, as many servers count attempts and lock out those
 * who try often.
 * @param url such as `smtps://user:password@mail.example:465`
 * @returns why not; undefined if it does
 */
export async function mailServerAnswers(url: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === "smtps:" || port === "465";
  const address = {
    // Without the brackets of an IPv6 address.
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || PORTS[isSecure ? "smtps:" : "smtp:"],
  };
  const socket = isSecure
    ? tls.connect({ ...address, ...(net.isIP(address.host) ? {} : { servername: address.host }) })
    : net.connect(address);
  // Errors after the greeting do not matter.
  socket.on("error", () => undefined);
  try {
    const [greeting] = await once(socket, "data", { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!String(greeting).startsWith("220")) return "refuses to talk to us";
    socket.write("QUIT\r\n");
    return undefined;
  } catch {
    return "does not answer";
  } finally {
    socket.destroySoon();
  }
}
