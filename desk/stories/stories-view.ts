import { STORY_STATES } from "../../contracts/desk/stories.ts";
import { LANGUAGES } from "../../contracts/languages.ts";

/** What of the stories is shown, as the address says it. */
export function readStoriesView(search: URLSearchParams) {
  const page = Number(search.get("page") ?? 1);
  return {
    state: STORY_STATES.find((one) => one === search.get("state")) ?? "new",
    language: LANGUAGES.find((one) => one === search.get("language")),
    hasRound: search.get("round") === "yes",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}
