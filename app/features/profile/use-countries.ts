import { useLabel, useLanguage } from "../../i18n/messages-context.tsx";
import { countriesInOrder } from "./countries-in-order.ts";

/** The countries that a form offers, in the order in which its reader looks for them. */
export function useCountries() {
  return countriesInOrder(useLabel(), useLanguage());
}
