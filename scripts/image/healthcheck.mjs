// The image's health check: whether the process answers. It checks nothing else unless it is told
// to (`/readyz`): an orchestrator that restarts servers because their database is away turns one
// problem into two.
const LIMIT_MS = 4000;

const [path = "/healthz"] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT || 3000}${path}`;
try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
