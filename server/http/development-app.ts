import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequestListener } from "@react-router/node";
import { readPageRequest } from "./pages/page-request.ts";
import { isServerBuild } from "./pages/server-build.ts";

export type DevelopmentApp = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
};

/** `npm run dev`: pages rendered from the sources at each request, changes shown at once. */
export async function startDevelopmentApp(server: Server): Promise<DevelopmentApp> {
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
  return {
    handle(request, response) {
      const { language } = readPageRequest(request);
      vite.middlewares(request, response, () => {
        request.headers["accept-language"] = language;
        listener(request, response);
      });
    },
    close: () => vite.close(),
  };
}
