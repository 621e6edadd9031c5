import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import sharp from "sharp";
import { storePicture } from "../server/domain/pictures/store-picture.ts";
import { transaction } from "../server/postgres/transaction.ts";
import { createProjectStorage } from "../server/services/storage/project-storage.ts";
import type { RunningServer } from "../testing/running-server.ts";

const WIDTH = 4000;
const HEIGHT = 2667;
/** Clouds of noise from coarse to fine, each weaker than the one before: as much detail as a photograph. */
const OCTAVES = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048];
const WEAKER = 0.78;
const QUALITY = 92;

/** Puts a photograph of about 4 MB, as a camera makes it, at the head of the newest article. */
export async function givePhoto({ url, secretKey, databaseUrl }: RunningServer): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const folder = await mkdtemp(path.join(tmpdir(), "benih-photo-"));
  try {
    const file = path.join(folder, "photo.jpg");
    const bytes = await drawPhoto();
    await writeFile(file, bytes);
    const storage = createProjectStorage({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey });
    const stored = await storePicture(
      { storage, onLeftover: () => undefined },
      (work) => transaction(pool, work),
      { userId: "bench", kind: "photo", name: "photo.jpg", file },
    );
    if ("problem" in stored) throw new Error(`The photograph was refused: ${stored.problem}`);
    await pool.query(
      `update public.news set image = (select address from desk.pictures where id = $1)
       where id = (select id from public.news where is_published order by published_at desc limit 1)`,
      [stored.id],
    );
    console.log(`A photograph of ${(bytes.length / 1e6).toFixed(1)} MB heads the newest article.`);
  } finally {
    await rm(folder, { recursive: true });
    await pool.end();
  }
}

async function drawPhoto(): Promise<Buffer> {
  let random = 7;
  const next = () => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random >> 16;
  };
  const size = { width: WIDTH, height: HEIGHT, fit: "fill" } as const;
  const sum = new Float32Array(WIDTH * HEIGHT * 3);
  for (const [octave, cells] of OCTAVES.entries()) {
    const rows = Math.ceil((cells * HEIGHT) / WIDTH);
    const noise = Uint8Array.from({ length: cells * rows * 3 }, next);
    const raw = { width: cells, height: rows, channels: 3 } as const;
    const spread = await sharp(noise, { raw })
      .resize({ ...size, kernel: "cubic" })
      .raw()
      .toBuffer();
    const strength = WEAKER ** octave * (1 - WEAKER);
    for (const [at, value] of spread.entries()) sum[at] = (sum[at] ?? 0) + value * strength;
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return sharp(Uint8Array.from(sum), { raw }).jpeg({ quality: QUALITY }).toBuffer();
}
