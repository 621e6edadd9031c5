import { tellParent } from "../../../files/tell-parent.ts";
import { BEGINNING, beginningOf } from "./beginning.ts";
import type { Reading } from "./deck.ts";
import { readDeckFile } from "./read-file.ts";

/** The process that reads one deck of a stranger; read-deck.ts starts and bounds it. */
const [file = "", maxPages = "", part = ""] = process.argv.slice(2);

const tell = (said: Reading) => tellParent(JSON.stringify(said));

tell({ state: "ready" });
const said = await readDeckFile(file, Number(maxPages));
tell(
  part === BEGINNING && said.state === "read" ? { ...said, deck: beginningOf(said.deck) } : said,
);
process.exit();
