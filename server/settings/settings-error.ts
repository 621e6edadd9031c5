/** One or more settings are wrong; the message names each one and what is expected. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}
