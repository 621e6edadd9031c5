/** Where a page's readers report a mistake on it: a plain link, because it must weigh nothing. */
export function ReportLink({ path, text }: { path: string; text: string }) {
  return (
    <p className="mt-8 text-sm">
      <a
        href={`/report?page=${path}`}
        rel="nofollow"
        className="link inline-flex min-h-6 items-center"
      >
        {text}
      </a>
    </p>
  );
}
