/** The three ways an article is made, as its head says them. @param labels of `loadLabels`. */
export function Labels({ labels }: { labels: string[] }) {
  return (
    <ul className="mt-6 grid gap-2 md:mt-10 md:grid-cols-3 md:gap-4">
      {labels.map((label) => (
        <li key={label} className="card grid content-start gap-2 !p-4 md:!p-5">
          <span aria-hidden="true" className="grid gap-2">
            <span className="h-4 w-11/12 rounded-full bg-sunken" />
            <span className="h-4 w-2/3 rounded-full bg-sunken" />
          </span>
          <span className="mt-1 text-sm text-muted underline decoration-turmeric decoration-2 underline-offset-4">
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
