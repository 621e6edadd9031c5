import { z } from "zod";
import { LANGUAGES } from "../languages.ts";
import { operation } from "../operation.ts";
import { PICTURE_KINDS } from "../pictures.ts";
import { DOCUMENT_STATES } from "./documents.ts";

export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;
export const PICTURE_MIME_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** Why a picture is refused; the words are in the locale files. */
export const PICTURE_PROBLEMS = [
  "file_empty",
  "file_too_large",
  "not_an_image",
  "image_heic",
  "image_damaged",
  "image_too_large",
  "image_too_small",
] as const;

const percent = z.number().int().min(0).max(100);

/** The most characters in each text about a picture. */
export const PICTURE_TEXT_LIMITS = { alt: 500, credit: 200, licence: 200 } as const;
export const LONGEST_PICTURE_URL = 2000;
export const LONGEST_PICTURE_SEARCH = 100;

/** What staff say about a picture. */
const pictureWords = {
  /** The description for people who cannot see it; an article may word its own. */
  alt: z.partialRecord(z.enum(LANGUAGES), z.string().trim().max(PICTURE_TEXT_LIMITS.alt)),
  credit: z.string().trim().max(PICTURE_TEXT_LIMITS.credit),
  licence: z.string().trim().max(PICTURE_TEXT_LIMITS.licence),
};

const picture = z.object({
  id: z.uuid(),
  kind: z.enum(PICTURE_KINDS),
  name: z.string(),
  /** Its address, with the facts that `readPictureAddress` reads from it. */
  address: z.string(),
  ...pictureWords,
  addedAt: z.iso.datetime(),
  /** Whether readers see it anywhere. */
  isShown: z.boolean(),
  revision: z.number().int(),
});
export type DeskPicture = z.infer<typeof picture>;

/** Pictures per answer. */
export const PICTURES_PER_PAGE = 40;

export const listPictures = operation({
  path: "desk/list-pictures",
  summary: "Lists the pictures, newest first.",
  input: z.object({
    kind: z.enum(PICTURE_KINDS),
    /** Searched in its name, credit and descriptions. */
    search: z.string().max(LONGEST_PICTURE_SEARCH).default(""),
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  output: z.object({ pictures: z.array(picture), total: z.number().int() }),
  audience: "staff",
});

export const readPicture = operation({
  path: "desk/read-picture",
  summary: "Tells of one picture.",
  input: z.object({ id: z.uuid() }),
  output: picture,
  audience: "staff",
  refusals: ["not_found"],
});

/** The most pages and drafts listed for one picture. */
export const PLACES_AT_MOST = 50;

export const listPicturePlaces = operation({
  path: "desk/list-picture-places",
  summary: "Names the pages and drafts that use a picture, those that readers see first.",
  input: z.object({ id: z.uuid() }),
  output: z.object({
    places: z.array(
      z.object({
        kind: z.enum(["article", "startup", "investor"]),
        id: z.uuid(),
        title: z.string(),
        state: z.enum(DOCUMENT_STATES),
      }),
    ),
  }),
  audience: "staff",
});

export const describePicture = operation({
  path: "desk/describe-picture",
  summary: "Keeps what staff say of a picture, and what must stay in view when it is cropped.",
  input: z.object({
    id: z.uuid(),
    /** The revision that was shown. */
    revision: z.number().int(),
    focus: z.tuple([percent, percent]),
    ...pictureWords,
  }),
  output: picture,
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const removePicture = operation({
  path: "desk/remove-picture",
  summary: "Removes a picture, unless a page or a draft needs it.",
  input: z.object({ id: z.uuid() }),
  output: z.object({ outcome: z.enum(["removed", "needed"]) }),
  audience: "staff",
  refusals: ["not_found"],
});

export const takeInPicture = operation({
  path: "desk/take-in-picture",
  summary: "Takes a picture in from an address, so that no page depends on another host.",
  input: z.object({ kind: z.enum(PICTURE_KINDS), url: z.string().max(LONGEST_PICTURE_URL) }),
  output: picture,
  audience: "staff",
});

/** `POST /api/desk/upload-picture?kind=…&name=…`; the body is the file itself. */
export const UPLOAD_PICTURE = "desk/upload-picture";
export const uploadPictureQuery = z.object({
  kind: z.enum(PICTURE_KINDS),
  name: z.string().trim().min(1).max(200),
});
export const uploadedPicture = picture;
