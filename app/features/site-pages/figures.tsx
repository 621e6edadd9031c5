import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { loadFigures } from "./load-figures.server.ts";

/** What Benih has today, in four figures that link to it. */
export function Figures({ figures }: { figures: Awaited<ReturnType<typeof loadFigures>> }) {
  const t = useMessages("sitePage");
  return (
    <ul className="mt-6 grid grid-cols-2 gap-2 md:mt-10 md:gap-4 lg:grid-cols-4">
      {figures.map(({ name, figure, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="flex h-full flex-col gap-1 rounded-2xl border border-line bg-surface p-3 hover:border-leaf md:p-5"
          >
            <strong className="font-display text-3xl leading-tight font-bold tabular-nums md:text-4xl">
              {figure}
            </strong>
            <span className="text-sm text-muted md:text-base">{t(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
