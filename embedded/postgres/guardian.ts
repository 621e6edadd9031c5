import { type ChildProcess, spawn } from "node:child_process";

/**
 * Stops PostgreSQL when this process is killed (SIGKILL, out of memory). The shell waits on a pipe
 * that the kernel closes with us, then requests a fast shutdown.
 * @returns stops the watch; call it once PostgreSQL has ended, because its pid may be reused.
 */
export function guard(postgresPid: number): () => void {
  if (process.platform === "win32") return () => undefined;
  const guardian: ChildProcess = spawn(
    "/bin/sh",
    ["-c", 'read -r _ || kill -INT "$1"', "guardian", String(postgresPid)],
    { stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  guardian.on("error", () => undefined);
  guardian.stdin?.on("error", () => undefined);
  guardian.unref();
  return () => guardian.kill("SIGKILL");
}
