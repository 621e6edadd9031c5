import { STORY_STATES } from "../../contracts/desk/stories.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import { pageIn } from "../ui/view.ts";

/** Which stories are shown, as in the address. */
export function readStoriesView(search: URLSearchParams) {
  return {
    state: STORY_STATES.find((one) => one === search.get("state")) ?? "new",
    language: LANGUAGES.find((one) => one === search.get("language")),
    hasRound: search.get("round") === "yes",
    page: pageIn(search),
  };
}
