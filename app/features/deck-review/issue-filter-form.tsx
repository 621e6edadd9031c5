import type { DeckIssue } from "../../../contracts/deck-review.ts";
import { REVIEW_CATEGORIES } from "../../../contracts/review-terms.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { countFixed, type IssueFilter, MARK_FILTERS } from "./issues.ts";

/** The filters of the list; each choice takes effect at once. */
export function IssueFilterForm(props: {
  issues: readonly DeckIssue[];
  fixed: readonly string[];
  filter: IssueFilter;
  /** The page shown, if any. */
  page: number | undefined;
  onChange(filter: IssueFilter): void;
}) {
  const { issues, fixed, filter, page, onChange } = props;
  const t = useMessages("deckReview");
  const marked = countFixed(issues, fixed);
  const counts = { all: issues.length, open: issues.length - marked, fixed: marked };
  const categories = ["all", ...REVIEW_CATEGORIES] as const;
  // Every choice uses the current marks.
  const choose = (choice: Partial<IssueFilter>) =>
    onChange({ ...filter, fixedThen: fixed, ...choice });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("filterMark")}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={filter.mark}
              onChange={({ currentTarget }) =>
                choose({
                  mark: MARK_FILTERS.find((known) => known === currentTarget.value) ?? "all",
                })
              }
            >
              {MARK_FILTERS.map((mark) => (
                <option key={mark} value={mark}>
                  {t(`filter_${mark}`, { number: counts[mark] })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t("filterCategory")}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={filter.category}
              onChange={({ currentTarget }) =>
                choose({
                  category: categories.find((known) => known === currentTarget.value) ?? "all",
                })
              }
            >
              {categories.map((category) => (
                <option key={category} value={category}>
                  {category === "all"
                    ? t("filter_all", { number: issues.length })
                    : t("counted", {
                        name: t(category),
                        number: issues.filter((issue) => issue.category === category).length,
                      })}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {page === undefined ? null : (
        <label className="choice">
          <input
            type="checkbox"
            className="checkbox"
            checked={filter.page !== null}
            onChange={({ currentTarget }) => choose({ page: currentTarget.checked ? page : null })}
          />
          {t("onlyPage", { page })}
        </label>
      )}
    </div>
  );
}
