import type pg from "pg";
import { keepDifficultyCurrent } from "./domain/funding/keep-difficulty-current.ts";
import { keepPicturesTakenIn } from "./domain/pictures/take-in.ts";
import { keepSearchSettled } from "./domain/search/keep-search-settled.ts";
import type { Logger } from "./log.ts";
import type { OnContentChange } from "./postgres/after-changes.ts";

/** Follows changes of content until the returned function is called, which waits for work in progress. */
export function keepCurrent(options: {
  pool: pg.Pool;
  onContentChange: OnContentChange;
  log: Logger;
}): () => Promise<void> {
  const stops = [keepDifficultyCurrent, keepSearchSettled, keepPicturesTakenIn].map((keep) =>
    keep(options),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
