import type { FeedItem, ReadItem } from "./feed-item.ts";
import type { NameIndex } from "./name-index.ts";

/** Thin until the judging is there. */
export type Understood = { entities: string[]; title: string };

export function understand(item: FeedItem, read: ReadItem, _known: NameIndex): Understood {
  return { entities: read.entities, title: item.title };
}

export function isSameStory(one: Understood, other: Understood): boolean {
  return (
    one.title === other.title || (one.entities.length > 0 && one.entities[0] === other.entities[0])
  );
}

export function storyOf(
  item: Understood,
  recent: readonly { storyId: string; item: Understood }[],
): string | undefined {
  return recent.find((one) => isSameStory(item, one.item))?.storyId;
}
