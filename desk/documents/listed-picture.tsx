import { CompanyLogo } from "../../app/ui/company-logo.tsx";
import { Picture } from "../../app/ui/picture.tsx";
import type { DocumentKind, ListedDocument } from "../../contracts/desk/documents.ts";
import { readPictureAddress } from "../../contracts/pictures.ts";

/** The current picture or logo of a listed document; other kinds have none, and a phone has no room. */
export function ListedPicture({ kind, listed }: { kind: DocumentKind; listed: ListedDocument }) {
  const { picture, title } = listed;
  if (kind === "startup" || kind === "investor") {
    return (
      <span className="max-sm:hidden">
        <CompanyLogo name={title} logo={picture} />
      </span>
    );
  }
  if (kind !== "article") return null;
  const facts = readPictureAddress(picture);
  return (
    <span className="block aspect-video w-16 max-sm:hidden shrink-0 overflow-hidden rounded-lg bg-sunken">
      <Picture
        src={picture}
        kind="photo"
        sizes="64px"
        alt=""
        loading="lazy"
        decoding="async"
        width={64}
        height={36}
        className="size-full object-cover"
        {...(facts && { style: { objectPosition: `${facts.focus[0]}% ${facts.focus[1]}%` } })}
        otherwise={null}
      />
    </span>
  );
}
