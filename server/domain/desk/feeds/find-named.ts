import type { StoryEntity } from "../../../../contracts/desk/stories.ts";
import { withoutLegalForm } from "../../../judging/stories/legal-forms.ts";
import { fold } from "../../../language/fold.ts";

/** The entity of a story that a name means: the same name without legal forms, or one with more words at the end. */
export function findNamed(
  entities: readonly StoryEntity[],
  kind: StoryEntity["kind"],
  name: string,
): StoryEntity | undefined {
  const bare = (written: string) => fold(withoutLegalForm(written));
  const sought = bare(name);
  const same = entities
    .filter((one) => one.kind === kind)
    .map((one) => ({ one, known: bare(one.name) }));
  const found =
    same.find(({ known }) => known === sought) ??
    same.find(({ known }) => known.startsWith(`${sought} `) || sought.startsWith(`${known} `));
  return found?.one;
}
