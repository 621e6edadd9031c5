import "./newer-javascript.ts";

/** pdf.js as this Node can run it: everything that reads or draws on the server takes it from here. */
export {
  AnnotationMode,
  getDocument,
  OPS,
  PasswordException,
  VerbosityLevel,
} from "pdfjs-dist";
