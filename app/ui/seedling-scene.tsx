import type { ReactNode } from "react";

const LEAF = "M0 0C0-17 13-28 30-28 30-11 19 0 0 0Z";

function Leaf({ at, turn, fill = "var(--sprout)" }: { at: string; turn: number; fill?: string }) {
  return <path d={LEAF} fill={fill} transform={`translate(${at}) rotate(${turn})`} />;
}

function Stem({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--sprout)" strokeWidth="5" strokeLinecap="round" />;
}

/** What has become of the seedling. */
const SCENES = {
  /** Nothing has come up here, though a sign says so. */
  unsprouted: (
    <>
      <path fill="#7a5c3a" d="M116 70h7v62h-7z" />
      <path fill="var(--turmeric)" d="M84 56h62l12 13-12 13H84a4 4 0 0 1-4-4V60a4 4 0 0 1 4-4Z" />
      <path
        fill="none"
        stroke="var(--sprout)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M204 134c0-24-2-36-2-48m0 6c-4-16-14-24-28-26m28 20c3-13 12-20 27-22"
      />
      <path fill="var(--turmeric)" d="M204 140c8 7 11 11 11 16a11 11 0 0 1-22 0c0-5 3-9 11-16Z" />
    </>
  ),
  bent: (
    <>
      <g className="scene-sways">
        <Stem d="M150 134c0-40 4-64 30-66 16-1 24 8 26 20" />
        <Leaf at="204 86" turn={70} />
        <Leaf at="206 88" turn={148} fill="var(--leaf)" />
      </g>
      <Leaf at="100 140" turn={18} fill="var(--turmeric)" />
    </>
  ),
  waitingForRain: (
    <>
      <g className="scene-sways">
        <Stem d="M160 134c0-16 0-28 0-42" />
        <Leaf at="160 94" turn={-22} />
        <Leaf at="160 94" turn={-78} fill="var(--leaf)" />
      </g>
      <path
        fill="var(--line)"
        d="M214 66a22 22 0 0 1 41-8 18 18 0 0 1 27 16 15 15 0 0 1-4 29h-62a19 19 0 0 1-2-37Z"
      />
    </>
  ),
  beingWatered: (
    <>
      <g className="scene-sways">
        <Stem d="M196 134c0-16 0-24 0-34" />
        <Leaf at="196 102" turn={0} />
        <Leaf at="196 102" turn={-92} fill="var(--leaf)" />
      </g>
      <g transform="rotate(14 96 84)" fill="var(--turmeric)">
        <path d="M66 64h46v42a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6Z" />
        <path d="M110 92 146 66l6 8-40 32Z" />
        <path fill="none" stroke="var(--turmeric)" strokeWidth="6" d="M68 74c-24-4-26 28-2 28" />
      </g>
      <path
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="5 8"
        d="M152 90c8 8 12 18 14 34M160 88c10 8 16 20 18 36"
      />
    </>
  ),
  flownAway: (
    <>
      <path
        fill="none"
        stroke="var(--muted)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
        d="M86 134c10-40 54-16 64-48 4-14 14-22 26-26"
      />
      <g className="scene-sways">
        <Leaf at="176 62" turn={8} />
        <Leaf at="176 62" turn={-66} fill="var(--leaf)" />
        <path fill="var(--turmeric)" d="M176 60c5 5 7 8 7 11a7 7 0 0 1-14 0c0-3 2-6 7-11Z" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Scene = keyof typeof SCENES;

/** A drawing for pages that have little to say: our seedling between the terraces, in both schemes. */
export function SeedlingScene({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg viewBox="0 0 320 172" className={className} aria-hidden="true" focusable="false">
      <circle cx="268" cy="50" r="24" fill="var(--turmeric)" opacity="0.9" />
      <g fill="var(--sprout)">
        <path
          opacity="0.22"
          d="M4 112c50-34 94-30 140-10s104 6 172-24v62a32 32 0 0 1-32 32H36a32 32 0 0 1-32-32Z"
        />
        <path
          opacity="0.4"
          d="M4 132c64-24 120-18 172-4s96 4 140-14v26a32 32 0 0 1-32 32H36a32 32 0 0 1-32-32Z"
        />
      </g>
      <path fill="#0f5a45" d="M4 142c70-16 230-16 312 0a32 32 0 0 1-32 30H36a32 32 0 0 1-32-30Z" />
      {SCENES[scene]}
    </svg>
  );
}
