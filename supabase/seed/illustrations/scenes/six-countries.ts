import { arm, type Figure, mirror, person } from "../motifs/person.ts";
import { hair, ink, lit, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, inside, line, rect, scene } from "../svg.ts";

/** Six people in six rooms of one calendar wall. */
export function sixCountries(): Drawing {
  const rooms: readonly (readonly [string, Figure])[] = [
    [ink.pink, { wear: "hijab", colour: ink.leaf, skin: skin.warm, top: ink.sprout }],
    [ink.turmeric, { wear: "short", skin: skin.brown, top: ink.night }],
    [ink.lagoon, { wear: "long", skin: skin.light, top: ink.paper }],
    [ink.leaf, { wear: "cap", colour: ink.turmeric, skin: skin.dark, top: ink.chilli }],
    [ink.chilli, { wear: "bun", skin: skin.warm, top: ink.lagoon }],
    [ink.dusk, { wear: "short", colour: hair.grey, skin: skin.light, top: ink.sand }],
  ];
  const ticks = rooms.map(
    (_, index) => [360 + (index % 3) * 388, 64 + Math.floor(index / 3) * 318] as const,
  );
  return scene(
    ink.paper,
    rooms
      .map(([wall, figure], index) => {
        const x = 24 + (index % 3) * 388;
        const y = 24 + Math.floor(index / 3) * 318;
        return inside(
          `r${index}`,
          `M${x} ${y}h376v306h-376Z`,
          rect(x, y, 376, 306, wall),
          circle(x + 188, y + 190, 150, lit(wall, 0.25)),
          at(
            x + 188,
            y + 490,
            person({
              ...figure,
              half: true,
              look: index % 3 === 0 ? 1 : index % 3 === 2 ? -1 : 0,
              arms: index % 2 ? [mirror(arm.up), arm.down] : [mirror(arm.down), arm.chin],
            }),
            { scale: 1.08 },
          ),
        );
      })
      .join(""),
    copies("t", circle(0, 0, 24, ink.paper) + line("M-10 0l8 9l14 -18", ink.leaf, 6), ticks),
  );
}
