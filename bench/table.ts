/** Prints rows of plain text in aligned columns, numbers aligned right. */
export function printTable(title: string, columns: string[], rows: string[][]): void {
  const lines = [columns, ...rows];
  const widths = columns.map((_name, at) =>
    Math.max(...lines.map((line) => (line[at] ?? "").length)),
  );
  const layOut = (line: string[]) =>
    widths
      .map((width, at) => {
        const cell = line[at] ?? "";
        return isFigure(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  console.log(`\n${title}`);
  console.log(layOut(columns));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of rows) console.log(layOut(row));
}

/** How a figure compares with its target, such as `met (at most 20)`. */
export function verdict(met: boolean, wanted: string): string {
  return `${met ? "met" : "MISSED"} (${wanted})`;
}

function isFigure(cell: string): boolean {
  return /^[\d.,]+( %| kB| ms| s|×)?$/.test(cell);
}
