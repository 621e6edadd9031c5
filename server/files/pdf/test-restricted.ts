import { PDFDocument } from "@cantoo/pdf-lib";

export const ALGORITHMS = ["RC4-40", "RC4-128", "AES-128", "AES-256"] as const;

/** A copy of a PDF whose author forbids printing and copying; it opens without a password. */
export async function restricted(
  bytes: Uint8Array,
  {
    algorithm = "AES-256",
    useObjectStreams = true,
    ...passwords
  }: {
    algorithm?: (typeof ALGORITHMS)[number];
    useObjectStreams?: boolean;
    userPassword?: string;
  } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.encrypt({
    ownerPassword: "owner",
    ...passwords,
    permissions: {},
    algorithm,
    allowWeakCryptography: true,
  });
  return document.save({ useObjectStreams });
}
