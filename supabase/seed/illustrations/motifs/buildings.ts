import { ink, shaded } from "../palette.ts";
import { copies, type Drawing, each, line, path, rect } from "../svg.ts";

/** Towers standing on `base`: [x, width, height] each, with rows of lit windows. */
export function skyline(
  towers: readonly (readonly [number, number, number])[],
  base: number,
  wall: string,
  light?: string,
): Drawing {
  const walls = path(
    towers.map(([x, width, height]) => `M${x} ${base}V${base - height}h${width}V${base}Z`).join(""),
    wall,
  );
  if (!light) return walls;
  const windows = towers.flatMap(([x, width, height]) =>
    Array.from({ length: Math.floor(height / 44) }, (_, row) => {
      const y = base - height + 24 + row * 44;
      const inset = ((row * 7 + x) % 3) * (width * 0.12);
      return `M${x + 16 + inset} ${y}h${Math.max(0, width - 32 - inset * 2)}`;
    }),
  );
  return walls + line(windows.join(""), light, 6);
}

/** A striped awning whose top edge is at (x, y), with a scalloped hem. */
export function awning(
  x: number,
  y: number,
  width: number,
  depth: number,
  stripes: readonly [string, string],
  count = 8,
): Drawing {
  const step = width / count;
  return each(count, (index) => {
    const left = x + index * step;
    return path(
      `M${left} ${y}h${step}v${depth}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
      stripes[index % 2 ? 1 : 0],
    );
  });
}

/** A wooden house on stilts, 300 wide, standing at the origin. */
export const stiltHouse = (wall: string, roof: string, light: string): Drawing =>
  line("M-110 0V-90M-40 0V-90M40 0V-90M110 0V-90", shaded(wall, 0.4), 12) +
  rect(-130, -190, 260, 106, wall) +
  path("M-170 -180L-70 -290H70L170 -180Z", roof) +
  path("M70 -290L170 -180H20Z", shaded(roof)) +
  rect(-90, -162, 60, 50, light) +
  rect(20, -166, 56, 82, shaded(wall, 0.5));

/** A narrow shophouse, `width` by `height`, standing at the origin, with its shutters. */
export function shophouse(
  width: number,
  height: number,
  wall: string,
  shutter: string,
  trim: string,
): Drawing {
  const floor = height * 0.3;
  const rows = Math.max(1, Math.round((height - floor) / 110));
  const storey = (height - floor) / rows;
  const window =
    rect(0, 0, width * 0.24, storey * 0.6, shutter, 4) +
    rect(width * 0.115, 0, width * 0.02, storey * 0.6, wall);
  const places = Array.from(
    { length: rows * 2 },
    (_, index) =>
      [
        width * (index % 2 ? 0.58 : 0.18),
        -height + storey * (Math.floor(index / 2) + 0.24),
      ] as const,
  );
  return (
    rect(0, -height, width, height, wall) +
    rect(-6, -height - 14, width + 12, 22, trim) +
    copies(`w${Math.round(width)}${Math.round(height)}${wall.slice(1, 4)}`, window, places) +
    rect(0, -floor, width, 12, trim) +
    rect(width * 0.1, -floor + 24, width * 0.8, floor - 24, shaded(wall, 0.5))
  );
}

/** A string of bulbs that sags between two points. */
export function lights(
  x: number,
  y: number,
  toX: number,
  toY: number,
  sag: number,
  bulb: string,
  wire: string,
  count = 8,
): Drawing {
  const midX = (x + toX) / 2;
  const midY = (y + toY) / 2 + sag;
  const bulbs = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * toX;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * toY;
    return `M${px} ${py + 10}v4`;
  });
  return line(`M${x} ${y}Q${midX} ${midY} ${toX} ${toY}`, wire, 4) + line(bulbs.join(""), bulb, 18);
}

/** A framed solar panel, `columns` by `rows`, leaning like a roof; its lower left corner is the origin. */
export function solarPanel(
  width: number,
  height: number,
  lean: number,
  columns: number,
  rows: number,
): Drawing {
  const cells: string[] = [];
  for (let column = 1; column < columns; column += 1) {
    const x = (width / columns) * column;
    cells.push(`M${x} 0l${lean} ${-height}`);
  }
  for (let row = 1; row < rows; row += 1) {
    const y = (height / rows) * row;
    cells.push(`M${(lean / rows) * row} ${-y}h${width}`);
  }
  return (
    path(`M0 0L${lean} ${-height}h${width}l${-lean} ${height}Z`, ink.night) +
    path(`M0 0L${lean} ${-height}h${width * 0.4}Z`, ink.dusk) +
    line(cells.join(""), ink.lagoon, 4)
  );
}
