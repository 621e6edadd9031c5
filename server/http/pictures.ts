import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { pictureIn } from "../../contracts/picture-references.ts";
import {
  LOGO_WIDTHS,
  PHOTO_WIDTHS,
  PICTURE_BUCKET,
  type PictureFormat,
  pictureObject,
} from "../../contracts/pictures.ts";
import type { Mount } from "./mount.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import { etagOf, layOut, type StoredAnswer, sendStored } from "./stored-answer.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const WIDTHS: readonly number[] = [...PHOTO_WIDTHS, ...LOGO_WIDTHS];
/** Used without a width: the widest of a photo, or else of a logo. */
const WIDEST = [Math.max(...PHOTO_WIDTHS), Math.max(...LOGO_WIDTHS)];

type Asked = { id: string; widths: number[]; format: PictureFormat };

/**
 * Pictures in the requested width and the best format that the browser accepts: one address serves all browsers,
 * so a page only needs a list of widths. A picture never changes; facts about it follow its id in the address,
 * and are ignored here.
 */
export function createPictures(settings: {
  /** A stored file; undefined if there is none. */
  read(object: { bucket: string; path: string }): Promise<Uint8Array<ArrayBuffer> | undefined>;
  onError(error: unknown, response: ServerResponse): void;
}): {
  mount: Mount;
  /** Pictures in memory, which count as built files. */
  kept: StaticFiles;
  /** Forgets all of them, as some are no longer in storage. */
  purge(): void;
} {
  const { read, onError } = settings;
  const known = new LRUCache<string, StoredAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 500,
  });

  /** Many ask at once for the picture of a new page. */
  const loading = new Map<string, Promise<StoredAnswer | undefined>>();
  /** A counter: a picture read before the latest purge may be gone, and is not kept. */
  let purges = 0;

  const find = async ({ id, widths, format }: Asked) => {
    for (const width of widths) {
      const body = await read({ bucket: PICTURE_BUCKET, path: pictureObject(id, width, format) });
      if (body) return layOut(headOf(format), "identity", etagOf(body), body);
    }
    return undefined;
  };
  const load = (asked: Asked) => {
    const key = keyOf(asked);
    const under = loading.get(key);
    if (under) return under;
    const answer = find(asked).finally(() => {
      if (loading.get(key) === answer) loading.delete(key);
    });
    loading.set(key, answer);
    return answer;
  };

  return {
    purge() {
      purges += 1;
      known.clear();
      loading.clear();
    },
    kept(request) {
      const asked = readAsked(request);
      return asked && known.get(keyOf(asked));
    },
    mount: {
      handle(request, response) {
        const asked = readAsked(request);
        if (!asked) return false;
        const begun = purges;
        load(asked).then(
          (answer) => {
            if (answer && begun === purges) known.set(keyOf(asked), answer);
            sendStored(request, response, answer ?? missing(), []);
          },
          (error: unknown) => onError(error, response),
        );
        return true;
      },
    },
  };
}

function readAsked(request: IncomingMessage): Asked | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = request.url ?? "/";
  if (!url.startsWith("/pictures/")) return undefined;
  const [, base = "", width] = /^(\/pictures\/[^/?]+)(?:\/([1-9]\d{1,3}))?(?:\?|$)/.exec(url) ?? [];
  const id = pictureIn(base);
  if (id === undefined) return undefined;
  const widths = width === undefined ? WIDEST : [Number(width)];
  if (!widths.every((one) => WIDTHS.includes(one))) return undefined;
  const format = (request.headers.accept ?? "").includes("image/avif") ? "avif" : "webp";
  return { id, widths, format };
}

function keyOf({ id, widths, format }: Asked): string {
  return `${id}/${widths.join("-")}.${format}`;
}

function headOf(format: PictureFormat) {
  return {
    status: 200,
    storable: true,
    headers: {
      "content-type": `image/${format}`,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept",
      ...COMMON_HEADERS,
    },
  };
}

function missing(): StoredAnswer {
  const body = new TextEncoder().encode("There is no such picture.");
  const headers = { "content-type": "text/plain", "cache-control": "no-store", ...COMMON_HEADERS };
  return layOut({ status: 404, storable: false, headers }, "identity", etagOf(body), body);
}
