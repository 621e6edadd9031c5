/** What has happened to the seedling; `unsprouted`: nothing has come up, though a sign says so. */
export type Scene = "unsprouted" | "bent" | "waitingForRain" | "beingWatered" | "flownAway";

const FILE = "/scenes.svg";

/**
 * A drawing for pages that have little to say: our seedling between the terraces, in both colour
 * schemes. In a file of its own, since hardly any visit needs it; offline the words must do.
 */
export function SeedlingScene({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg viewBox="0 0 320 172" className={className} aria-hidden="true" focusable="false">
      <use href={`${FILE}#ground`} />
      <use href={`${FILE}#${scene}-sways`} className="scene-sways" />
      <use href={`${FILE}#${scene}`} />
    </svg>
  );
}
