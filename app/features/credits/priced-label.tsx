import { useMessages } from "../../i18n/messages-context.tsx";

/** What a button does, and what that costs: nobody has to press it to learn the price. */
export function PricedLabel({ label, price }: { label: string; price: number | undefined }) {
  const t = useMessages("centre");
  return (
    <>
      {label}
      {price === undefined ? null : (
        // The space keeps the two apart where the button is read aloud.
        <span className="border-s border-current/40 ps-2 font-normal tabular-nums">
          {" "}
          {price === 0 ? t("free") : t("credits", { count: price })}
        </span>
      )}
    </>
  );
}
