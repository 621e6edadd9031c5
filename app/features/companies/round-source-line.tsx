import type { ShownRoundSource } from "./round-source.ts";

/** Where a round was reported, and when we checked that; we do not vouch for it. */
export function RoundSourceLine({ source }: { source: ShownRoundSource | undefined }) {
  if (!source) return null;
  return (
    <p className="dotted mt-1 flex flex-wrap text-xs text-muted">
      <a href={source.href} rel="nofollow noopener" className="link z-10">
        {source.text}
      </a>
      {source.checked === "" ? null : <span>{source.checked}</span>}
    </p>
  );
}
