import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { StateBadge } from "../documents/state-badge.tsx";
import { usePicturePlaces } from "./picture-queries.ts";

/** The pages and drafts that use a picture, with links to them. */
export function PicturePlaces({ id }: { id: string }) {
  const t = useMessages("deskDocuments");
  const { data } = usePicturePlaces(id);
  if (!data || data.places.length === 0) return "–";
  return (
    <ul className="grid gap-1">
      {data.places.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/${one.kind}s/${one.id}`}
            className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
          >
            {one.title || t("untitled")}
          </Link>
          <StateBadge state={one.state} hasChanges={false} />
        </li>
      ))}
    </ul>
  );
}
