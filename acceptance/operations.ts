import type { ServerAddress } from "./running-server.ts";

export type OperationAnswer = {
  status: number;
  data?: unknown;
  error?: { code: string; message: string; details?: { fields?: Record<string, string> } };
};

/** A startup's form as a founder in Vietnam fills it in, with the required fields. */
export const STARTUP = {
  name: "Lúa Vàng",
  tagline: "",
  description: "",
  industries: ["agritech"],
  venture_round: "seed",
  team_size: "",
  founded_year: "2021",
  country: "Vietnam",
  city: "",
  address: "12 Nguyễn Trãi",
  company_email: "hello@LuaVang.example",
  website: "luavang.example",
  founder_name: "Nguyễn Thị Lan",
  mobile_phone: "091 234 56 78",
  whatsapp: "",
  line: "",
  telegram: "",
  zalo: "",
  linkedin: "",
};

/** Calls `POST /api/<path>` with a person's token. */
export async function callOperation(
  server: ServerAddress,
  token: string,
  path: string,
  input: unknown = {},
): Promise<OperationAnswer> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  return { status: answer.status, ...(await answer.json()) };
}
