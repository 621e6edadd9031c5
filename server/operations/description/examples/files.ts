import type { Examples } from "./example.ts";

export const fileExamples: Examples = {
  "files/upload": {
    query: { kind: "pitch_deck", name: "Lúa Vàng 2026.pdf" },
    data: {
      kind: "pitch_deck",
      path: "6e2d8a52-0c7b-4f6f-8d55-1f2f5a3b9c10/9b1c9f0a-77c5-4be0-8a55-0b8f7f7a2d31.pdf",
      name: "Lúa Vàng 2026.pdf",
      bytes: 2_481_120,
      pages: 18,
      uploaded_at: "2026-03-09T08:31:12.000Z",
    },
  },
  "files/remove": { input: { kind: "logo" }, data: null },
  "startups/export": {
    query: { country: ["Vietnam"], sort: "name", lang: "vi" },
    csv: "name,slug,tagline_vi,…\nLúa Vàng,lua-vang,Tín dụng cho nhà nông,…\n",
  },
  "investors/export": {
    query: { type: ["venture_capital"], country: ["Singapore"] },
    csv: "name,slug,tagline,…\nStraits Harvest,straits-harvest,Farming first,…\n",
  },
};
