import { useMutation, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { QueryProvider } from "./fetching.tsx";

function Reads() {
  useQuery({ queryKey: ["saved"], queryFn: () => "never asked on the server" });
  useMutation({ mutationFn: () => Promise.resolve() });
  return <hr />;
}

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

it("leaves no timer on the server that would keep the rendered page in memory", () => {
  const before = timers();
  const html = renderToString(
    <QueryProvider>
      <Reads />
    </QueryProvider>,
  );
  expect(html).toBe("<hr/>");
  expect(timers()).toBe(before);
});
