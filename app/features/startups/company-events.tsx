import { type ShownSource, SourceLink } from "../companies/source-link.tsx";

/** What became of a company apart from its rounds, ready to be shown. */
export type ShownEvents = {
  heading: string;
  lines: { id: string; on: string; day: string; text: string; source?: ShownSource }[];
};

export function CompanyEvents({ events }: { events: ShownEvents }) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{events.heading}</h2>
      <ul className="mt-4 text-sm">
        {events.lines.map(({ id, on, day, text, source }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-3">
            <time dateTime={on} className="text-muted">
              {day}
            </time>
            <span className="min-w-0 font-semibold wrap-anywhere">
              {text}
              <SourceLink source={source} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
