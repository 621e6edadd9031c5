import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { isOwnPicture, type PictureKind, pictureSources } from "../../contracts/pictures.ts";

type PictureProps = Omit<ComponentProps<"img">, "src" | "sizes" | "onError" | "ref"> & {
  src: string;
  kind: PictureKind;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  alt: string;
  /** Shown when there is no picture of ours, or it does not load. */
  otherwise: ReactNode;
};

/** A picture in the width that its place needs; one on another host is not shown from there. */
export function Picture({ src, kind, otherwise, ...rest }: PictureProps) {
  const [broken, setBroken] = useState("");
  // The picture may have failed before the scripts ran, when nothing listened.
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setBroken(src);
    },
    [src],
  );
  if (src === broken || !isOwnPicture(src)) return otherwise;
  return (
    <img
      {...rest}
      alt={rest.alt}
      src={src}
      // After `src`, because it names the widest.
      {...pictureSources(src, kind)}
      ref={look}
      onError={() => setBroken(src)}
    />
  );
}
