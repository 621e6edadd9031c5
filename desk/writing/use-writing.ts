import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { notify } from "../../app/platform/notify.ts";
import { askForWriting, readWriting, type Writing } from "../../contracts/desk/writings.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";

const LOOK_EVERY_MS = 3000;
const LOOK_LATER_MS = 30_000;

export type WritingAtDesk = {
  kind: "story" | "article";
  /** Whether the server has a model. */
  isOffered: boolean;
  writing: Writing | null;
  isUnderWay: boolean;
  isAsking: boolean;
  /** @param first runs before the model is asked. */
  ask(first?: () => Promise<void>): Promise<void>;
};

/**
 * A model's article for a story, or its translation of an article, followed while it is under way.
 * @param onEnd called when it ends while the screen is open.
 */
export function useWriting(
  asked: { kind: "story" | "article"; id: string },
  onEnd: () => Promise<unknown>,
): WritingAtDesk {
  const call = useDeskCall();
  const queries = useQueryClient();
  const sayFailure = useSayFailure();
  const { doing, attempt } = useDoing<"ask">();
  const queryKey = ["desk", "writing", asked.kind, asked.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readWriting, asked, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => pauseOf(state.data?.writing),
  });
  const isUnderWay = isGoing(data?.writing);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isUnderWay) {
      onEnd().catch((error: unknown) => notify("error", sayFailure(error)));
    }
    was.current = isUnderWay;
  }, [isUnderWay, onEnd, sayFailure]);
  return {
    kind: asked.kind,
    isOffered: data?.isOffered ?? false,
    writing: data?.writing ?? null,
    isUnderWay,
    isAsking: doing !== undefined,
    ask: (first) =>
      attempt("ask", async () => {
        await first?.();
        queries.setQueryData(queryKey, await call(askForWriting, asked));
      }),
  };
}

function isGoing(writing: Writing | null | undefined): writing is Writing {
  return writing?.state === "waiting" || writing?.state === "working";
}

function pauseOf(writing: Writing | null | undefined): number | false {
  if (!isGoing(writing)) return false;
  return writing.waitsUntil === null ? LOOK_EVERY_MS : LOOK_LATER_MS;
}
