let context: CanvasRenderingContext2D | null | undefined;

/**
 * How wide a text is in a font of this kind. Letters differ in width several times over: a mark placed
 * by their number alone ends letters too early, or too late. A PDF's own fonts need not have letters
 * where others have them, so that the browser's font of the kind is measured.
 */
export function textWidth(text: string, family: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length;
  context.font = `100px ${family}`;
  return context.measureText(text).width;
}
