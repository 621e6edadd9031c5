import type { StoryEntity } from "../../../../contracts/desk/stories.ts";
import { fold } from "../../../language/fold.ts";

/** Whom of those that a story names a name means: as it is written, or with more words behind it. */
export function findNamed(
  entities: readonly StoryEntity[],
  kind: StoryEntity["kind"],
  name: string,
): StoryEntity | undefined {
  const sought = fold(name).trim();
  const same = entities.filter((one) => one.kind === kind);
  return (
    same.find((one) => fold(one.name) === sought) ??
    same.find(
      (one) => fold(one.name).startsWith(`${sought} `) || sought.startsWith(`${fold(one.name)} `),
    )
  );
}
