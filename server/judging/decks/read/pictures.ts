import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { IDENTITY, type Matrix, matrixOf, numbersOf } from "./matrix.ts";

/** Pictures drawn in one operation: their places, and whether they are stencils, which let most of the page show. */
export type Pictures = { places: Matrix[]; isStencil: boolean };

/** The pictures that an operation draws, if any; pdf.js groups several of one kind. */
export function picturesOf(operation: number, args: readonly unknown[]): Pictures | undefined {
  switch (operation) {
    case OPS.paintImageXObject:
    case OPS.paintInlineImageXObject:
      return { places: [IDENTITY], isStencil: false };
    case OPS.paintImageMaskXObject:
      return { places: [IDENTITY], isStencil: true };
    case OPS.paintImageXObjectRepeat:
      return { places: repeated([args[1], 0, 0, args[2]], args[3]), isStencil: false };
    case OPS.paintImageMaskXObjectRepeat:
      return { places: repeated(args.slice(1, 5), args[5]), isStencil: true };
    case OPS.paintImageMaskXObjectGroup:
      return { places: grouped(args[0]), isStencil: true };
    case OPS.paintInlineImageXObjectGroup:
      return { places: grouped(args[1]), isStencil: false };
    default:
      return undefined;
  }
}

function repeated(shape: readonly unknown[], places: unknown): Matrix[] {
  const [a = 1, b = 0, c = 0, d = 1] = shape.map(Number);
  const numbers = numbersOf(places);
  return numbers.flatMap((x, at): Matrix[] =>
    at % 2 === 0 ? [[a, b, c, d, x, numbers[at + 1] ?? 0]] : [],
  );
}

function grouped(pictures: unknown): Matrix[] {
  if (!Array.isArray(pictures)) return [];
  return pictures.map((picture: unknown) =>
    matrixOf(
      typeof picture === "object" && picture !== null && "transform" in picture
        ? picture.transform
        : undefined,
    ),
  );
}
