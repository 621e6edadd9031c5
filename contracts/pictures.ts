/** How wide a stored picture is, at most: phones, columns, whole pages. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;
/** The sides of a logo, which is shown whole in a square. */
export const LOGO_WIDTHS = [64, 128, 256] as const;

export const PICTURE_KINDS = ["photo", "logo"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_WIDTHS: Record<PictureKind, readonly number[]> = {
  photo: PHOTO_WIDTHS,
  logo: LOGO_WIDTHS,
};

/** What a picture's address says about it. */
export type PictureFacts = {
  id: string;
  /** Of the original, upright, in pixels. */
  width: number;
  height: number;
  /** Its dominant colour, `#a8c3d1`. */
  color: string;
  /** The point that stays in view when it is cropped, in percent from the left and the top. */
  focus: readonly [number, number];
};

const ADDRESS = /^\/pictures\/([0-9a-f-]{36})-(\d+)x(\d+)-([0-9a-f]{6})-(\d+)-(\d+)$/;

/**
 * Reads the facts in a picture's address (column `address` of desk.pictures); undefined for any
 * other address.
 */
export function readPictureAddress(address: string): PictureFacts | undefined {
  const [, id, width, height, color, left, top] = ADDRESS.exec(address) ?? [];
  if (id === undefined) return undefined;
  return {
    id,
    width: Number(width),
    height: Number(height),
    color: `#${color}`,
    focus: [Number(left), Number(top)],
  };
}

/** How drafts refer to a picture: its facts may change until they are published. */
export function pictureReference(id: string): string {
  return `/pictures/${id}`;
}

/**
 * The widths of one picture for `srcset`, smallest first. A picture narrower than a width is stored
 * there as it is, so that it ends the list.
 * @returns undefined for any other address: a member's logo, a drawing of the sample content
 */
export function pictureSources(
  address: string,
  kind: PictureKind,
): { src: string; srcSet: string } | undefined {
  const facts = readPictureAddress(address);
  if (!facts) return undefined;
  const widths = PICTURE_WIDTHS[kind];
  const enough = widths.findIndex((width) => width >= facts.width);
  const offered = enough === -1 ? widths : widths.slice(0, enough + 1);
  const base = pictureReference(facts.id);
  return {
    src: `${base}/${offered.at(-1)}`,
    srcSet: offered.map((width) => `${base}/${width} ${Math.min(width, facts.width)}w`).join(", "),
  };
}

/**
 * Whether pages may show an address: on this site, or a file of its project. Others are taken in
 * first.
 */
export function isOwnPicture(address: string): boolean {
  return /^(https?:\/\/[^/]+\/storage\/v1\/object\/public)?\/(?!\/)/.test(address);
}

/** Suggested to staff for a picture's licence. Stored as they are, and shown in the reader's language. */
export const LICENCES = [
  "All rights reserved",
  "CC BY 4.0",
  "CC0",
  "Press kit",
  "Own picture",
] as const;

/** The public bucket for their files. */
export const PICTURE_BUCKET = "pictures";
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The object of one width of a picture in its bucket. */
export function pictureObject(id: string, width: number, format: PictureFormat): string {
  return `${id}/${width}.${format}`;
}
