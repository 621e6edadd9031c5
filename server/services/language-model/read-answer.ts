import { z } from "zod";

/** A model's answer in the requested form, or what is wrong with it, in words for the model. */
export type Understood<Answer> = { answer: Answer } | { wrong: string };

/** Enough for the model to mend its answer. */
const LONGEST_COMPLAINT = 1500;

/**
 * Parses the JSON of an answer, whatever a model puts around it: its reasoning, a fence, a
 * greeting.
 */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Understood<Answer> {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, "");
  const [first, last] = [said.indexOf("{"), said.lastIndexOf("}")];
  let value: unknown;
  try {
    value = JSON.parse(said.slice(Math.max(first, 0), last + 1));
  } catch {
    return { wrong: "It is not valid JSON." };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { answer: parsed.data };
  return { wrong: z.prettifyError(parsed.error).slice(0, LONGEST_COMPLAINT) };
}
