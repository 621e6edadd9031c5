import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";

/** Hand-written PDFs for tests, as no library would write them: each object is the given text. */
export type Body = string | { dict: string; data: Uint8Array | string };

export type Parts = {
  /** Bodies of the objects 1, 2, 3 … */
  objects: Body[];
  trailer?: string;
  before?: string;
  after?: string;
};

/** A file of these objects, with a correct table of contents. Object 1 is the catalogue. */
export function handmade({ objects, trailer = "", before = "", after = "" }: Parts): Buffer {
  const parts: Buffer[] = [Buffer.from(`${before}%PDF-1.7\n%\xe2\xe3\xcf\xd3\n`, "latin1")];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((body, position) => {
    offsets.push(length() - Buffer.byteLength(before));
    parts.push(Buffer.from(`${position + 1} 0 obj\n`), written(body), Buffer.from("\nendobj\n"));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const start = length() - Buffer.byteLength(before);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n${after}`,
    ),
  );
  return Buffer.concat(parts);
}

/** A deck of one page; `catalog` and `page` are put into those dictionaries, `more` are objects from 5 on. */
export function onePage({
  catalog = "",
  page = "",
  content = "BT ET",
  more = [],
  ...rest
}: {
  catalog?: string;
  page?: string;
  content?: Body;
  more?: Body[];
} & Omit<Parts, "objects"> = {}): Buffer {
  return handmade({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R ${page} >>`,
      typeof content === "string" ? { dict: "", data: content } : content,
      ...more,
    ],
    ...rest,
  });
}

/** A stream packed with Flate. */
export function flate(dict: string, data: Uint8Array | string, times = 1): Body {
  let packed = Buffer.from(data);
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed);
  const filters = "/FlateDecode ".repeat(times);
  return { dict: `/Filter [${filters}] ${dict}`, data: packed };
}

/** A stream of packed objects with the given numbers. */
export function packedObjects(objects: Record<number, string>, dict = ""): Body {
  const entries = Object.entries(objects);
  let offset = 0;
  const table = entries.map(([id, body]) => {
    const line = `${id} ${offset}`;
    offset += body.length + 1;
    return line;
  });
  const head = `${table.join(" ")} `;
  const data = head + entries.map(([, body]) => `${body}\n`).join("");
  return flate(`/Type /ObjStm /N ${entries.length} /First ${head.length} ${dict}`, data);
}

function written(body: Body): Buffer {
  if (typeof body === "string") return Buffer.from(body, "latin1");
  const data = Buffer.from(body.data);
  const length = /\/Length\b/.test(body.dict) ? "" : `/Length ${data.length}`;
  return Buffer.concat([
    Buffer.from(`<< ${body.dict} ${length} >>\nstream\n`, "latin1"),
    data,
    Buffer.from("\nendstream"),
  ]);
}
