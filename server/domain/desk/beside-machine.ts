import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Staff } from "./as-staff.ts";
import type { DocumentRow } from "./document-rows.ts";
import { rulesOf } from "./kinds/all-kinds.ts";
import type { RawContent } from "./kinds/kind.ts";

const translated = z.looseObject({ texts: z.record(z.string(), z.unknown()) });

/**
 * Merges what somebody typed while a machine translated the document: their content, with the machine's texts in
 * the languages that they left alone.
 * @param from the revision that they edited
 * @returns undefined if a person has to decide, since both wrote in the same place, or somebody else has saved
 */
export async function besideMachine(
  { client }: Staff,
  now: DocumentRow,
  from: number,
  sent: RawContent,
): Promise<RawContent | undefined> {
  const { rows } = await client.query<{
    revision: number;
    content: RawContent;
    made_by: string | null;
  }>(
    `select revision, content, made_by from desk.revisions
     where document_id = $1 and revision >= $2 order by revision`,
    [now.id, from],
  );
  const [base, ...since] = rows;
  const isOfMachines = since.length > 0 && since.every(({ made_by }) => made_by === null);
  if (base?.revision !== from || !isOfMachines) return undefined;
  const { read } = rulesOf(now.kind);
  const [was, is, typed] = [base.content, now.content, sent].map((content) =>
    translated.safeParse(read(content)),
  );
  if (!was?.data || !is?.data || !typed?.data) return undefined;
  const { texts: textsBefore, ...before } = was.data;
  const { texts: textsNow, ...after } = is.data;
  // The owner changed the page, which is not a translation.
  if (!isDeepStrictEqual(before, after)) return undefined;
  const texts = { ...typed.data.texts };
  for (const [language, text] of Object.entries(textsNow)) {
    if (isDeepStrictEqual(text, textsBefore[language])) continue;
    if (!isDeepStrictEqual(texts[language], textsBefore[language])) return undefined;
    texts[language] = text;
  }
  return { ...typed.data, texts };
}
