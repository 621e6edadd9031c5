/** What a start would use in place of a new data folder's own. */
const ELSEWHERE = [
  "POSTGRES_URL",
  "SECRETS_FILE",
  "FILES_FOLDER",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

/** For people: how a server is started on a folder that a backup or an archive was brought back into. */
export function startOn(
  folder: string,
  settings: NodeJS.Dict<string>,
  given: NodeJS.Dict<string> = {},
): string {
  const away = ELSEWHERE.filter((name) => settings[name] && given[name] === undefined);
  const set = { ...given, ...Object.fromEntries(away.map((name) => [name, ""])) };
  const words = Object.entries(set).map(([name, value]) => `${name}=${value}`);
  const start = `Start with: ${[`DATA_DIR=${folder}`, ...words, "npm start"].join(" ")}`;
  if (away.length === 0) return start;
  return `${start}\nWithout ${away.join(", ")}: what these name is as it was, and nothing was brought back there (docs/operations/data.md, "Where database or files are elsewhere").`;
}
