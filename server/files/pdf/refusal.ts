import type { PdfProblem } from "../../../contracts/files.ts";

/** Ends an inspection: the file is refused, with the reason. */
export class PdfRefusal extends Error {
  override readonly name = "PdfRefusal";
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem) {
    super(problem);
    this.problem = problem;
  }
}
