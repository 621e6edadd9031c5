import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("news/:slug", "routes/article.tsx"),
  route("legal-disclaimer", "routes/legal-disclaimer.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
