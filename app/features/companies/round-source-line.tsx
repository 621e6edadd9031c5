import type { ShownRoundSource } from "./round-source.ts";

/** Where a round was reported and when we checked it, for which we do not vouch. */
export function RoundSourceLine({ source }: { source: ShownRoundSource | undefined }) {
  if (!source) return null;
  return (
    <p className="dotted mt-1 flex flex-wrap text-xs text-muted">
      <a
        href={source.href}
        rel="nofollow noopener"
        className="relative z-10 underline underline-offset-4 hover:text-ink"
      >
        {source.text}
      </a>
      {source.checked === "" ? null : <span>{source.checked}</span>}
    </p>
  );
}
