import http from "node:http";
import { LANGUAGES, type Language } from "../contracts/languages.ts";
import { printTable, verdict } from "./table.ts";

/** What a server may send before it hears back (docs/decisions/0010-first-flight.md). */
const FIRST_FLIGHT_BYTES = 14_600;
/** A page requested again is soon compressed as well as possible. */
const ASKED_MS = 5000;
const BETWEEN_MS = 250;

type Answer = { body: number; wire: number };

/** Prints how much Home's document takes in each language, with its headers, as most visitors get it. */
export async function reportFirstFlights(url: string): Promise<void> {
  const rows: string[][] = [];
  for (const language of LANGUAGES) {
    const { body, wire } = await refined(url, language);
    rows.push([language, inKb(body), inKb(wire), verdict(wire <= FIRST_FLIGHT_BYTES, "≤ 14.6 kB")]);
  }
  printTable("Home's document in each language", ["language", "kB", "with headers", ""], rows);
}

async function refined(url: string, language: Language): Promise<Answer> {
  const first = await ask(url, language);
  const deadline = performance.now() + ASKED_MS;
  for (;;) {
    const answer = await ask(url, language);
    if (answer.body < first.body || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

/** Asks as a browser does, so that the numbers are those on the wire. */
function ask(url: string, language: Language): Promise<Answer> {
  const headers = { "accept-encoding": "gzip, br", "accept-language": language };
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      const { socket } = response;
      let body = 0;
      response.on("data", (part: Buffer) => {
        body += part.length;
      });
      response.on("end", () => resolve({ body, wire: socket.bytesRead }));
    });
    request.on("error", reject);
  });
}

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
