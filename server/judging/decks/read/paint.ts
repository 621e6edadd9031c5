import type { Paint } from "./ground.ts";
import { type Blend, type Colour, type GraphicsState, NO_COLOUR } from "./text-state.ts";

/** Modes that keep white on white and black on black; the others may invert. */
const KEEPING = new Set([
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "hard-light",
  "soft-light",
  "hue",
  "saturation",
  "color",
  "luminosity",
]);

/** Reads a blend mode by its name on a canvas, which pdf.js gives. */
export function blendOf(mode: unknown): Blend {
  if (mode === "source-over") return "plain";
  return typeof mode === "string" && KEEPING.has(mode) ? "blended" : "unsure";
}

export function strongerOf(one: Blend, other: Blend): Blend {
  return one === "unsure" || other === "plain" ? one : other;
}

export const fillOf = (state: GraphicsState): Paint => paintOf(state, state.fill, state.fillAlpha);
export const strokeOf = (state: GraphicsState): Paint =>
  paintOf(state, state.stroke, state.strokeAlpha);

/** The paint of a picture: it covers what is below, in an unknown colour. */
export const pictureOf = (state: GraphicsState): Paint => ({
  ...paintOf(state, "#000000", state.fillAlpha),
  colour: undefined,
});

/** The paint of a gradient, or of a picture with a mask: how much it covers is unknown, too. */
export const unsureOf = (state: GraphicsState): Paint => paintOf(state, undefined, state.fillAlpha);

function paintOf(state: GraphicsState, colour: Colour, alpha: number): Paint {
  const blend = strongerOf(state.blend, state.groupBlend);
  const isWhole = !state.mask && !state.isPartly && state.groupAlpha === 1;
  // A pattern may have gaps.
  const isPattern = colour === undefined;
  return {
    colour: colour?.startsWith("#") ? Number.parseInt(colour.slice(1), 16) : undefined,
    alpha: colour === NO_COLOUR ? 0 : alpha * state.groupAlpha,
    mixing: isPattern ? "unsure" : blend === "plain" && !isWhole ? "attenuated" : blend,
  };
}
