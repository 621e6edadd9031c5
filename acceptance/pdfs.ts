import { randomBytes } from "node:crypto";

type Parts = { catalog?: string; trailer?: string; filler?: Buffer };

/** A deck of one page with some words, written by hand. `filler` makes it as heavy as a real one. */
export function pdf({ catalog = "", trailer = "", filler = Buffer.alloc(0) }: Parts = {}): Buffer {
  const content = "BT /F1 24 Tf 72 400 Td (A clear deck) Tj ET";
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
    Buffer.concat([
      Buffer.from(`<< /Length ${filler.length} >>\nstream\n`),
      filler,
      Buffer.from("\nendstream"),
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.7\n")];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((body, index) => {
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    const offset = length;
    parts.push(object);
    length += object.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A deck of about that many bytes, which do not compress. */
export function heavyPdf(bytes: number): Buffer {
  return pdf({ filler: randomBytes(bytes) });
}

export const ENCRYPTED = pdf({
  trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"00".repeat(32)}> /U <${"00".repeat(32)}> >>`,
});
export const WITH_SCRIPT = pdf({
  catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>",
});
