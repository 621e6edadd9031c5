import type { Language } from "../../../contracts/languages.ts";
import { accessToken } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";
import { askServer } from "../../platform/operations.ts";

/**
 * Makes the browser save the list at an address as a CSV file, for signed-in people.
 * @param address such as `/startups?country=Vietnam`: the export takes the same filters.
 * @throws when the server refuses or the connection breaks; then nothing is saved.
 */
export async function downloadList(
  address: string,
  connect: () => Promise<Client>,
  language: Language,
): Promise<void> {
  const [path = "", query = ""] = address.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("lang", language);
  const response = await askServer(`/api${path}/export?${parameters}`, {
    method: "POST",
    headers: { authorization: `Bearer ${await accessToken(connect)}` },
  });
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = `benih${path.replace("/", "-")}.csv`;
  link.click();
  URL.revokeObjectURL(file);
}
