import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import { useKeyName } from "./key-name.ts";
import { areSingleKeysOn, HELP_KEY, switchSingleKeys, useKeyRegistry, useKeys } from "./keys.tsx";

/** The button and the key that list the keys of this screen. */
export function KeysHelp() {
  const t = useMessages("deskKeys");
  const [isOpen, setOpen] = useState(false);
  useKeys([{ key: HELP_KEY, label: t("help"), run: () => setOpen(true) }]);
  return (
    <>
      <button
        type="button"
        className="min-h-11 underline underline-offset-4 hover:text-ink md:min-h-9"
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </button>
      {isOpen ? <HelpDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function HelpDialog({ onClose }: { onClose(): void }) {
  const t = useMessages("deskKeys");
  const nameOf = useKeyName();
  const registry = useKeyRegistry();
  const [areOn, setOn] = useState(areSingleKeysOn);
  const lines = new Map<string, Set<string>>();
  for (const { key, label } of [...registry.all(), { key: "enter", label: t("openOne") }]) {
    lines.set(label, (lines.get(label) ?? new Set()).add(nameOf(key)));
  }
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <p className="text-sm text-muted">{t("lead")}</p>
      <table className="desk-table mt-3">
        <thead>
          <tr>
            <th scope="col">{t("columnKey")}</th>
            <th scope="col">{t("columnAct")}</th>
          </tr>
        </thead>
        <tbody>
          {[...lines].map(([label, keys]) => (
            <tr key={label}>
              <td className="whitespace-nowrap">
                {[...keys].map((key) => (
                  <kbd key={key} className="me-1 rounded border border-line px-1.5 font-mono">
                    {key}
                  </kbd>
                ))}
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="mt-3 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="checkbox"
          checked={areOn}
          onChange={(event) => {
            switchSingleKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        {t("single")}
      </label>
      <button type="button" className="button button-quiet mt-2" onClick={onClose}>
        {t("close")}
      </button>
    </Dialog>
  );
}
