import type pg from "pg";
import type { Operator } from "../contracts/operator.ts";
import { readOperatorRow } from "./domain/desk/operator-settings.ts";
import type { Logger } from "./log.ts";

/** The site's operator, as set at the desk, with the environment's values for empty fields. */
export type OperatorKeeping = {
  /** The site as named in mails, always with the current mailbox. */
  site: { publicUrl: string; readonly mailbox: string | undefined };
  /** Reads it now and after each change. @param onNew called if pages show an old one. */
  follow(means: {
    pool: pg.Pool;
    onContentChange(listener: (what: string | undefined) => void): void;
    onNew(): void;
    log: Pick<Logger, "error">;
  }): Promise<void>;
};

/** The announced name of its table, desk.settings. */
const ANNOUNCED = "settings";

export function keepOperator(otherwise: Operator, publicUrl: string): OperatorKeeping {
  let operator = otherwise;
  return {
    site: {
      publicUrl,
      get mailbox() {
        return operator.mailbox;
      },
    },
    async follow({ pool, onContentChange, onNew, log }) {
      const read = async () => {
        const set = await readOperatorRow(pool);
        const before = JSON.stringify(operator);
        operator = {
          name: set.name || otherwise.name,
          address: set.address || otherwise.address,
          mailbox: set.mailbox || otherwise.mailbox,
        };
        // The threads that render pages share the environment (app/platform/operator.server.ts).
        process.env.OPERATOR_NAME = operator.name ?? "";
        process.env.OPERATOR_ADDRESS = operator.address ?? "";
        process.env.CONTACT_EMAIL = operator.mailbox ?? "";
        if (JSON.stringify(operator) !== before) onNew();
      };
      await read();
      let reading = Promise.resolve();
      onContentChange((what) => {
        if (what !== undefined && what !== ANNOUNCED) return;
        reading = reading
          .then(read)
          .catch((error: unknown) =>
            log.error({ error: String(error) }, "Who runs the site could not be read"),
          );
      });
    },
  };
}
