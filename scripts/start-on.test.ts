import { expect, it } from "vitest";
import { startOn } from "./start-on.ts";

it("leaves out what would be used in place of what was brought back", () => {
  expect(startOn("/srv/new", { PORT: "3001", FILES_FOLDER: "" })).toBe(
    "Start with: DATA_DIR=/srv/new npm start",
  );
  const settings = { POSTGRES_URL: "postgres://old", SECRETS_FILE: "/s.json", FILES_FOLDER: "/f" };
  expect(startOn("/srv/new", settings)).toMatch(
    /^Start with: DATA_DIR=\/srv\/new POSTGRES_URL= SECRETS_FILE= FILES_FOLDER= npm start\nWithout POSTGRES_URL, SECRETS_FILE, FILES_FOLDER: /,
  );
  expect(startOn("/srv/new", settings, { POSTGRES_URL: "<that address>" })).toMatch(
    /^Start with: DATA_DIR=\/srv\/new POSTGRES_URL=<that address> SECRETS_FILE= FILES_FOLDER= npm start\nWithout SECRETS_FILE, FILES_FOLDER: /,
  );
});
