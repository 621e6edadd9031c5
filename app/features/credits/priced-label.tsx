import { useMessages } from "../../i18n/messages-context.tsx";

/** A button's action and its cost: nobody has to press it to learn the price. */
export function PricedLabel({ label, price }: { label: string; price: number | undefined }) {
  const t = useMessages("centre");
  return (
    <>
      {label}
      {price === undefined ? null : (
        // The space separates the two for screen readers.
        <span className="border-s border-current/40 ps-2 font-normal tabular-nums">
          {" "}
          {price === 0 ? t("free") : t("credits", { count: price })}
        </span>
      )}
    </>
  );
}
