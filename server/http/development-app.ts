import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { createRequestListener } from "@react-router/node";
import { putSettings } from "./desk.ts";
import { readPageRequest } from "./pages/page-request.ts";
import { isServerBuild } from "./pages/server-build.ts";

export type DevelopmentApp = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

const DESK = path.resolve(import.meta.dirname, "../../desk");

/**
 * `npm run dev`: renders pages and the desk from the sources at each request, and shows changes at once.
 * @param settings those of the desk's page
 */
export async function startDevelopmentApp(
  server: Server,
  settings: Record<string, string>,
): Promise<DevelopmentApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    // The hot-reload socket shares our port: no second one is opened.
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const listener = createRequestListener({
    build: async () => {
      const build: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (isServerBuild(build)) return build;
      throw new Error("Vite built no app");
    },
    mode: "development",
  });
  const desk = await createServer({
    configFile: path.join(DESK, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server, path: "/desk/changes" } },
    appType: "custom",
  });
  const showDesk = async (response: ServerResponse, address: string, language: string) => {
    const page = await readFile(path.join(DESK, "index.html"), "utf8");
    const html = await desk.transformIndexHtml(address, page);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(putSettings(html, { ...settings, language }));
  };
  return {
    handle(request, response) {
      const { language, path: address } = readPageRequest(request);
      if (/^\/desk(?:\/|$)/.test(address)) {
        desk.middlewares(request, response, () => {
          showDesk(response, address, language).catch((error: unknown) => {
            response.statusCode = 500;
            response.end(String(error));
          });
        });
        return;
      }
      vite.middlewares(request, response, () => {
        request.headers["accept-language"] = language;
        listener(request, response);
      });
    },
    close: async () => {
      await Promise.all([vite.close(), desk.close()]);
    },
  };
}
