let context: CanvasRenderingContext2D | null | undefined;

/**
 * The width of a text in a font of this kind. Letters differ in width several times over: a mark
 * placed by their number alone begins or ends in the wrong place. A PDF's own fonts may lack
 * letters, so the browser's font of the kind is measured.
 */
export function textWidth(text: string, family: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length;
  context.font = `100px ${family}`;
  return context.measureText(text).width;
}
