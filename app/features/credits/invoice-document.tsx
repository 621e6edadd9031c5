import { useMessages } from "../../i18n/messages-context.tsx";

/** An invoice's number, linked to its document if there is one. */
export function InvoiceDocument({ number, address }: { number: string; address: string | null }) {
  const t = useMessages("credits");
  const words = number === "" ? t("invoice") : t("invoiceNumber", { number });
  return address ? (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="text-leaf underline underline-offset-4"
    >
      {words}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  ) : (
    words
  );
}
