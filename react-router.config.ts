import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The lazy mode requests an uncacheable /__manifest on every page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
