import { expect, it } from "vitest";
import { reasonOf } from "./fetch-programs.ts";

it("says of all that npm says what has happened", () => {
  const said = `Error: Command failed: npm install postgres@18 --save-exact
npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error errno EAI_AGAIN
npm error request to https://registry.example/postgres failed
npm error A complete log of this run can be found in: /root/.npm/_logs/1.log`;
  expect(reasonOf(said)).toBe("request to https://registry.example/postgres failed");
  expect(reasonOf("Error: it is not what it was")).toBe("Error: it is not what it was");
});
