import { createHash, randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type Slide, slides } from "./decks.ts";

const BUCKETS = { pitch_deck: "pitch-decks", business_license: "business-licenses" };

export type DocumentKind = keyof typeof BUCKETS;

/**
 * Adds a document to a person's profile as an accepted upload leaves it. Checking a file takes half
 * a second in a process of its own, and is tested where files are uploaded (files.test.ts).
 * @param operator a client with the secret key
 */
export async function giveDocument(
  operator: SupabaseClient,
  userId: string,
  { kind, pages }: { kind: DocumentKind; pages: readonly Slide[] },
): Promise<void> {
  const body = await slides(pages);
  const path = `${userId}/${randomUUID()}.pdf`;
  const { error } = await operator.storage
    .from(BUCKETS[kind])
    .upload(path, new Uint8Array(body), { contentType: "application/pdf" });
  if (error) throw error;
  const row = { user_id: userId, kind, path, name: `${kind}.pdf`, bytes: body.length };
  const content = {
    pages: pages.length,
    sha256: createHash("sha256").update(body).digest("hex"),
    uploaded_at: new Date().toISOString(),
  };
  await operator
    .from("profile_files")
    .upsert({ ...row, ...content }, { onConflict: "user_id,kind" })
    .throwOnError();
}
