import { useQuery } from "@tanstack/react-query";
import { type DeckFigures, deckFigures } from "../../../../contracts/deck-review.ts";
import { type Client, useBackend } from "../../../platform/backend-context.tsx";

/** What the founder's newest review has read in the deck; undefined while nothing is known. */
export function useDeckFigures(userId: string): DeckFigures | undefined {
  const { connect } = useBackend();
  const { data } = useQuery({
    queryKey: ["deck-figures", userId],
    queryFn: async ({ signal }) => readFigures(await connect(), userId, signal),
    // The form works without them: a failure is not reported.
    retry: false,
  });
  return data ?? undefined;
}

async function readFigures(
  client: Client,
  userId: string,
  signal: AbortSignal,
): Promise<DeckFigures | null> {
  const { data } = await client
    .from("deck_reviews")
    .select("figures:review->figures")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .throwOnError();
  const read = deckFigures.safeParse(data[0]?.figures);
  return read.success ? read.data : null;
}
