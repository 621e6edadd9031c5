/** The path of a part of a circle, clockwise, in curves of at most a quarter. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const parts = Math.max(1, Math.ceil((to - from) / (Math.PI / 2)));
  const step = (to - from) / parts;
  const pull = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  const along = (angle: number, length: number) => {
    const [px = 0, py = 0] = at(angle);
    return [px - length * Math.sin(angle), py + length * Math.cos(angle)];
  };
  const curves = Array.from({ length: parts }, (_, part) => {
    const [start, end] = [from + part * step, from + (part + 1) * step];
    return `C ${[...along(start, pull), ...along(end, -pull), ...at(end)].join(" ")}`;
  });
  return `M ${at(from).join(" ")} ${curves.join(" ")}`;
}
