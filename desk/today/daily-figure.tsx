import { briefMonth } from "../../app/i18n/dates.ts";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { DailyCounts } from "../../contracts/desk/figures.ts";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { DayBars } from "./day-bars.tsx";
import { useSayChange, useSayFigure } from "./say-figure.ts";

const WEEK = 7;

/** One figure: its week beside the week before, a small chart, and the table behind it. */
export function DailyFigureCard({ counts, days }: { counts: DailyCounts; days: string[] }) {
  const t = useMessages("deskToday");
  const language = useLanguage();
  const tag = LANGUAGE_TAGS[language];
  const sayFigure = useSayFigure();
  const sayChange = useSayChange();
  const { figure, perDay, week, weekBefore } = counts;
  const say = (value: number) => sayFigure(figure, value);
  const change = sayChange(week, weekBefore);
  const name = t(`figure_${figure}`);
  const weekday = dateFormat(tag, { weekday: "narrow", timeZone: "UTC" });
  const longDay = dateFormat(tag, {
    weekday: "short",
    day: "numeric",
    month: briefMonth(language),
    timeZone: "UTC",
  });
  const bars = days.slice(WEEK).map((day, at) => ({
    key: day,
    label: weekday.format(new Date(day)),
    day: longDay.format(new Date(day)),
    value: perDay[at + WEEK] ?? 0,
    before: perDay[at] ?? 0,
    isToday: at === WEEK,
  }));
  return (
    <section
      aria-labelledby={`figure-${figure}`}
      className="min-w-0 rounded-2xl border border-line bg-surface p-4"
    >
      <h2 id={`figure-${figure}`} className="text-sm font-semibold">
        {name}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-bold tabular-nums">{say(week)}</span>
        {change === undefined ? null : (
          <span className="font-semibold text-muted tabular-nums">{change}</span>
        )}
      </p>
      <p className="text-sm text-muted">
        {t("besides", { before: say(weekBefore), today: say(perDay.at(-1) ?? 0) })}
      </p>
      <DayBars bars={bars} label={t("chartOf", { figure: name })} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf hover:underline">
          {t("showTable")}
          <span className="sr-only">: {name}</span>
        </summary>
        <table className="desk-table desk-table-narrow tabular-nums">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t("day")}</th>
              <th scope="col" className="!text-end">
                {t("thisWeek")}
              </th>
              <th scope="col" className="!text-end">
                {t("weekBefore")}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, day, value, before, isToday }) => (
              <tr key={key}>
                <td>
                  <span className="whitespace-nowrap">{day}</span>
                  {isToday ? ` (${t("soFar")})` : null}
                </td>
                <td className="text-end">{say(value)}</td>
                <td className="text-end">{say(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
