import { hubHead } from "../features/hubs/hub-head.ts";
import { HubScreen } from "../features/hubs/hub-screen.tsx";
import { loadHub } from "../features/hubs/load-hub.server.ts";
import type { Route } from "./+types/country.ts";

export function loader({ request, params }: Route.LoaderArgs) {
  return loadHub(request, "countries", params.slug);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? hubHead(loaderData) : []);

export default function Country({ loaderData }: Route.ComponentProps) {
  return <HubScreen {...loaderData} />;
}
