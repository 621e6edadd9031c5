import { tellParent } from "../tell-parent.ts";
import { inspectPdf } from "./inspect.ts";
import type { Inspection } from "./inspection.ts";

/** The process that reads one stranger's file; check-pdf.ts starts it and limits what it may do. */
const [file = "", maxPages = ""] = process.argv.slice(2);

const tell = (inspection: Inspection) => tellParent(JSON.stringify(inspection));

tell({ state: "ready" });
tell(await inspectPdf(file, Number(maxPages)));
process.exit();
