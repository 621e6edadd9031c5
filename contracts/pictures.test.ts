import { describe, expect, it } from "vitest";
import { memberLogoSources } from "./files.ts";
import { pictureIn } from "./picture-references.ts";
import {
  isOwnPicture,
  pictureObject,
  pictureReference,
  pictureSources,
  readPictureAddress,
} from "./pictures.ts";

const ID = "0a1b2c3d-1111-4222-8333-444455556666";
const address = (facts: string) => `/pictures/${ID}-${facts}`;

describe("the address of a picture", () => {
  it("tells its shape, colour and focal point", () => {
    expect(readPictureAddress(address("1600x900-a8c3d1-20-0"))).toEqual({
      id: ID,
      width: 1600,
      height: 900,
      color: "#a8c3d1",
      focus: [20, 0],
    });
  });

  it.each([
    pictureReference(ID),
    address("1600x900-a8c3d1-20"),
    address("1600x900-A8C3D1-20-30"),
    `https://elsewhere.example${address("1600x900-a8c3d1-20-30")}`,
    `${address("1600x900-a8c3d1-20-30")}/640`,
    `/pictures/../${ID}-1x1-aaaaaa-1-1`,
    "/sample/news/kopi.svg",
    "",
  ])("%s tells nothing", (other) => {
    expect(readPictureAddress(other)).toBeUndefined();
  });

  it("names the picture with and without its facts", () => {
    expect(pictureIn(pictureReference(ID))).toBe(ID);
    expect(pictureIn(address("1600x900-a8c3d1-20-30"))).toBe(ID);
    for (const other of [`/pictures/${ID}/640`, `/pictures/${ID}x`, `/x/${ID}`, "/pictures/1"]) {
      expect(pictureIn(other)).toBeUndefined();
    }
  });
});

describe("the widths of a picture", () => {
  const widths = (facts: string, kind: "photo" | "logo" = "photo") =>
    pictureSources(address(facts), kind)?.srcSet.match(/\d+w/g);

  it("are all of them for a large one, smallest first, each with its own address", () => {
    expect(pictureSources(address("4000x3000-a8c3d1-50-50"), "photo")).toEqual({
      src: `/pictures/${ID}/1280`,
      srcSet: `/pictures/${ID}/320 320w, /pictures/${ID}/640 640w, /pictures/${ID}/1280 1280w`,
    });
    expect(widths("256x256-a8c3d1-50-50", "logo")).toEqual(["64w", "128w", "256w"]);
  });

  it("end with its own: nothing promises more pixels than there are", () => {
    expect(widths("900x600-a8c3d1-50-50")).toEqual(["320w", "640w", "900w"]);
    expect(widths("640x600-a8c3d1-50-50")).toEqual(["320w", "640w"]);
    expect(widths("400x600-a8c3d1-50-50")).toEqual(["320w", "400w"]);
    expect(widths("320x200-a8c3d1-50-50")).toEqual(["320w"]);
  });

  it("of a member's logo are stored beside it", () => {
    const folder = "https://db.example/storage/v1/object/public/logos/u/1/logo-";
    expect(memberLogoSources(`${folder}256.webp`)).toBe(
      `${folder}64.webp 64w, ${folder}128.webp 128w, ${folder}256.webp 256w`,
    );
    for (const other of [
      `${folder}128.webp`,
      "/sample/logos/kopi.svg",
      address("1x1-aaaaaa-5-5"),
    ]) {
      expect(memberLogoSources(other)).toBeUndefined();
    }
  });

  it("are none for what is no picture of ours", () => {
    for (const other of ["/sample/news/kopi.svg", "https://elsewhere.example/a.jpg", ""]) {
      expect(pictureSources(other, "photo")).toBeUndefined();
    }
  });
});

it("pages show files of the site and of its project, and no other host's", () => {
  for (const own of [
    address("1x1-aaaaaa-1-1"),
    "/sample/news/kopi.svg",
    "https://db.example/storage/v1/object/public/logos/u/1/logo-256.webp",
  ]) {
    expect(isOwnPicture(own)).toBe(true);
  }
  for (const other of [
    "https://elsewhere.example/a.jpg",
    "//elsewhere.example/a.jpg",
    "https://elsewhere.example/a/storage/v1/object/public/b.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "",
  ]) {
    expect(isOwnPicture(other)).toBe(false);
  }
});

it("its files lie in a folder of its own", () => {
  expect(pictureObject(ID, 640, "avif")).toBe(`${ID}/640.avif`);
});
