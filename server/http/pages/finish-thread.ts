import { workerData } from "node:worker_threads";
import { answerQuestions, goBehind } from "../../thread.ts";
import type { StoredAnswer } from "../stored-answer.ts";
import { loadBuiltPages } from "./built-pages.ts";
import { createPageFinisher, type FinishQuestion, type FinishSettings } from "./page-finisher.ts";

/** Makes rendered pages ready for the wire, while the next ones are rendered. */

/** The same priority as rendering. */
const NICENESS = 10;

goBehind(NICENESS);
const settings: FinishSettings = workerData;
const finish = createPageFinisher(loadBuiltPages(), settings);
answerQuestions<FinishQuestion, StoredAnswer>(finish, ({ body }) => [body.buffer]);
