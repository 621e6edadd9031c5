import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { BAROMETER, BAROMETER_PARTS, leanOf, SPROUT } from "../../contracts/barometer.ts";

/** Colours of app/features/pulse/barometer.tsx, for the dark background of a picture. */
const COLORS = { easy: "#3fa66b", usual: "#e9a23b", hard: "#d9583b" } as const;
const LEAF = "#fbf8f1";
const GAP = 0.02;

/** Draws the barometer with its top left corner at a point. */
export function drawBarometer(
  context: SKRSContext2D,
  index: number,
  place: { x: number; y: number; scale: number },
): void {
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.scale, place.scale);
  context.translate(BAROMETER.x, BAROMETER.y);
  context.lineWidth = BAROMETER.band;
  for (const { key, from, to } of BAROMETER_PARTS) {
    const end = to / 100 - (to < 100 ? GAP : 0);
    context.strokeStyle = COLORS[key];
    context.beginPath();
    context.arc(0, 0, BAROMETER.radius, Math.PI * (1 + from / 100), Math.PI * (1 + end));
    context.stroke();
  }
  context.save();
  context.rotate((leanOf(index) * Math.PI) / 180);
  context.strokeStyle = LEAF;
  context.lineWidth = 3;
  context.lineCap = "round";
  context.stroke(new Path2D(SPROUT.stem));
  context.fillStyle = "#6fcf9b";
  context.fill(new Path2D(SPROUT.left));
  context.fillStyle = LEAF;
  context.fill(new Path2D(SPROUT.right));
  context.restore();
  context.translate(0, 5);
  context.fillStyle = "#e9a23b";
  context.fill(new Path2D(SPROUT.seed));
  context.restore();
}
