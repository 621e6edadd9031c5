import type { DeckReview } from "../../../contracts/deck-review.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { tagOf } from "./said-in.ts";

/**
 * The pages that the deck would be better without, and why; renders nothing if every page earns its
 * place.
 */
export function CutsCard(props: {
  review: DeckReview;
  /** Undefined where the deck is not shown beside its review. */
  onShowPage: ((page: number) => void) | undefined;
}) {
  const { review, onShowPage } = props;
  const { cuts, saidIn } = review;
  const t = useMessages("deckSections");
  if (cuts.length === 0) return null;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("cuts")}</h2>
      <ul className="mt-2 divide-y divide-line">
        {cuts.map(({ page, why }) => (
          <li key={`${page} ${why}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <CutPage page={page} onShowPage={onShowPage} />
            <p lang={tagOf(saidIn)} className="min-w-0 flex-1 basis-60">
              {why}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CutPage(props: { page: number; onShowPage: ((page: number) => void) | undefined }) {
  const { page, onShowPage } = props;
  const t = useMessages("deckReview");
  if (!onShowPage) return <p className="font-semibold">{t("page", { page })}</p>;
  return (
    <button
      type="button"
      aria-label={t("showPage", { page })}
      className="button button-quiet !px-4 text-sm"
      onClick={() => onShowPage(page)}
    >
      <MemberIcon name="eye" className="size-4" />
      {t("page", { page })}
    </button>
  );
}
