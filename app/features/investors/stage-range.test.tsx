import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import directory from "../../i18n/locales/en/directory.json" with { type: "json" };
import labels from "../../i18n/locales/en/labels.json" with { type: "json" };
import { MessagesProvider } from "../../i18n/messages-context.tsx";
import { StageRange } from "./stage-range.tsx";

test.each([
  [["series_b"], "Series B"],
  [["series_c", "series_a", "series_b"], "Series A–C"],
  // Between these two there is only a stage that few name as a round of its own.
  [["seed", "series_a"], "Seed–Series A"],
  [["pre_seed", "series_b"], "Pre-seed, Series B"],
])("stages %j are said as %s", (stages, said) => {
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" messages={{ labels, directory }}>
      <StageRange stages={stages} />
    </MessagesProvider>,
  );
  expect(html.replace(/<[^>]*>/g, "")).toBe(said);
});
