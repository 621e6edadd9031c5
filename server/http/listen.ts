import type { Server } from "node:http";
import { StartFailure } from "../start-failure.ts";

/**
 * Takes the port.
 * @param setting the setting that has the port
 * @throws StartFailure that says what else uses it
 */
export function listen(
  server: Server,
  port: number,
  host: string,
  setting = "PORT",
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explain(error, { port, host, setting })),
    );
    server.listen(port, host, () => resolve());
  });
}

function explain(
  error: NodeJS.ErrnoException,
  { port, host, setting }: { port: number; host: string; setting: string },
): Error {
  if (error.code === "EADDRINUSE") {
    return new StartFailure(
      `Port ${port} is in use: stop what listens there, or set ${setting} to another one.`,
    );
  }
  if (error.code === "EACCES") {
    return new StartFailure(`Port ${port} needs special rights: set ${setting} to one above 1023.`);
  }
  if (error.code === "EADDRNOTAVAIL") {
    return new StartFailure(
      `HOST ${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
