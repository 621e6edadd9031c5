import { memberLogoSources } from "../../contracts/files.ts";
import { Picture } from "./picture.tsx";

/** A company's logo, never cropped, on a light plate; without one, the first letter of the name. */
export function CompanyLogo(props: { name: string; logo: string; large?: boolean }) {
  const { name, logo, large = false } = props;
  const size = large ? "size-16 rounded-2xl md:size-20" : "size-11 rounded-xl";
  const pixels = large ? 80 : 44;
  const uploaded = memberLogoSources(logo);
  return (
    <Picture
      src={logo}
      kind="logo"
      sizes={`${pixels}px`}
      srcSet={uploaded}
      alt=""
      width={pixels}
      height={pixels}
      loading={large ? "eager" : "lazy"}
      decoding="async"
      // Ours are drawn to fill the plate; uploaded ones must not lose their corners to it.
      className={`shrink-0 bg-plate object-contain ${uploaded === undefined ? "" : "p-1.5"} ${size}`}
      otherwise={
        <span
          aria-hidden="true"
          className={`flex shrink-0 items-center justify-center bg-sunken font-bold text-leaf ${size} ${large ? "text-3xl" : "text-lg"}`}
        >
          {[...name][0]}
        </span>
      }
    />
  );
}
