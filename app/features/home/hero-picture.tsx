/**
 * Terraces under a low sun, and the seed in front. In its own file: phones do not show it, so they
 * never load it.
 */
export function HeroPicture() {
  return (
    <img
      src="/hero.svg"
      alt=""
      width={560}
      height={400}
      loading="lazy"
      className="hidden h-auto w-full rounded-3xl md:block"
    />
  );
}
