import { Picture } from "../../app/ui/picture.tsx";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import { readPictureAddress } from "../../contracts/pictures.ts";

/**
 * A picture in a list: a photo cropped to its frame, a logo whole; until it is loaded, its colour.
 */
export function Thumbnail(props: { picture: DeskPicture; sizes: string; className: string }) {
  const { picture, sizes, className } = props;
  const facts = readPictureAddress(picture.address);
  const isLogo = picture.kind === "logo";
  return (
    <span
      className={`block shrink-0 overflow-hidden ${isLogo ? "bg-plate" : "bg-sunken"} ${className}`}
      {...(facts && !isLogo && { style: { backgroundColor: facts.color } })}
    >
      <Picture
        src={picture.address}
        kind={picture.kind}
        sizes={sizes}
        // Its name or purpose is beside it.
        alt=""
        loading="lazy"
        decoding="async"
        width={facts?.width}
        height={facts?.height}
        className={`size-full ${isLogo ? "object-contain" : "object-cover"}`}
        {...(facts && !isLogo && { style: cropStyle(facts.focus) })}
        otherwise={null}
      />
    </span>
  );
}

/** Keeps the focal point in view. */
export function cropStyle([left, top]: readonly [number, number]) {
  return { objectPosition: `${left}% ${top}%` };
}
