/** Benih's colours and the tints a scene may add to them. */
export const ink = {
  leaf: "#0F5A45",
  forest: "#0A3F35",
  sprout: "#3FA66B",
  young: "#A5D6A7",
  turmeric: "#E9A23B",
  sand: "#F6D28B",
  chilli: "#D9503F",
  brick: "#A83A35",
  paper: "#F7F1E3",
  husk: "#E6D8BA",
  night: "#1F2A4D",
  deep: "#141B36",
  dusk: "#3B4A82",
  lagoon: "#4FB3BF",
  foam: "#B5E0E0",
  ocean: "#24707F",
  pink: "#F2B8B5",
  blush: "#FBE3DD",
  rose: "#DB7F80",
  coffee: "#5A3425",
  clay: "#B4683C",
} as const;

export const skin = {
  light: "#E0A878",
  warm: "#C6875A",
  brown: "#A4653F",
  dark: "#7C4A30",
} as const;

export const hair = {
  black: "#241C22",
  brown: "#4A2C22",
  grey: "#B9B3AE",
  white: "#EFEAE2",
} as const;

/** The colour `share` (0 to 1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (index: number) => {
    const start = Number.parseInt(from.slice(index, index + 2), 16);
    const end = Number.parseInt(to.slice(index, index + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The same colour in the shade. */
export const shaded = (colour: string, share = 0.18) => mix(colour, ink.night, share);

/** The same colour in full light. */
export const lit = (colour: string, share = 0.3) => mix(colour, "#FFFFFF", share);
