/**
 * Terraces under a low sun, and the seed in front. In its own file, so that phones, which do not
 * show it, never load it.
 */
export function HeroPicture() {
  return (
    <img
      src="/hero.svg"
      alt=""
      width={600}
      height={400}
      loading="lazy"
      className="dimmed hidden h-48 w-full rounded-xl object-cover lg:block"
    />
  );
}
