import { type ComponentProps, type ReactNode, useCallback, useState } from "react";

type PictureProps = Omit<ComponentProps<"img">, "src" | "onError" | "ref"> & {
  src: string;
  alt: string;
  /** Shown when there is no picture, or it does not load. */
  otherwise: ReactNode;
};

/** A picture from anywhere, which may fail to load. */
export function Picture({ src, otherwise, ...rest }: PictureProps) {
  const [broken, setBroken] = useState("");
  // The picture may have failed before the scripts ran, when nothing listened.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0)
      setBroken(picture.getAttribute("src") ?? "");
  }, []);
  if (src === "" || src === broken) return otherwise;
  return <img {...rest} alt={rest.alt} src={src} ref={look} onError={() => setBroken(src)} />;
}
