import { useMessages } from "../../app/i18n/messages-context.tsx";

const SIGNS: Record<string, string> = { arrowdown: "↓", arrowup: "↑" };

/** A key's name as printed on its cap. */
export function useKeyName(): (key: string) => string {
  const t = useMessages("deskKeys");
  const mod = navigator.platform.startsWith("Mac") ? "⌘" : "Ctrl";
  const one = (key: string) => {
    if (key === "enter") return t("keyEnter");
    if (key === "escape") return t("keyEscape");
    return SIGNS[key] ?? key.toUpperCase();
  };
  return (key) => (key.startsWith("mod+") ? `${mod} + ${one(key.slice(4))}` : one(key));
}
