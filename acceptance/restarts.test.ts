import { afterEach, describe, expect, it } from "vitest";
import { eventually, PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { occupyPort } from "../testing/free-port.ts";
import { serverOf } from "../testing/processes.ts";
import { logs, type RunningServer, startServer } from "../testing/running-server.ts";
import { ask } from "./pages.ts";

let server: RunningServer;
afterEach(() => server.discard());

const answers = () =>
  ask(`${server.url}/robots.txt`).then(
    ({ status }) => status === 200,
    () => false,
  );

const timesIn = (text: string, what: string) => text.split(what).length - 1;

describe("a server that has run", () => {
  it(
    "is started again until it can, however often that fails",
    async () => {
      server = await startServer({
        program: "scripts/start.mjs",
        settings: { SAMPLE_CONTENT: "off" },
      });
      const port = Number(new URL(server.url).port);
      process.kill(serverOf(server.program.pid), "SIGKILL");
      // Its launcher waits a second before restarting: until then the port is ours.
      const { release } = await promptly("the port is ours", PATIENCE_MS, () => occupyPort(port));
      await eventually("two starts have failed", PATIENCE_MS, () =>
        timesIn(server.program.stderr(), `Port ${port} is in use`) >= 2 ? true : undefined,
      );
      await release();
      await eventually("it answers again", PATIENCE_MS, async () =>
        (await answers()) ? true : undefined,
      );
      // Four starts, with pauses of 1, 2 and 4 s between them.
    },
    3 * PATIENCE_MS,
  );

  it("continues after an uncaught error, and logs it", async () => {
    const thrower = `process.on("SIGUSR2", () => {
      setTimeout(() => { throw new Error("thrown in a timer"); });
      Promise.reject(new Error("rejected and left"));
      process.nextTick(() => { throw "no error at all"; });
    })`;
    server = await startServer({
      settings: {
        SAMPLE_CONTENT: "off",
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
      },
    });
    process.kill(server.program.pid, "SIGUSR2");
    for (const told of ["thrown in a timer", "rejected and left", "no error at all"]) {
      await logs(server, told);
    }
    expect(await answers()).toBe(true);
  });
});
