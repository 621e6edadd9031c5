import type { Language } from "../../contracts/languages.ts";
import { isLanguage } from "../../contracts/languages.ts";
import {
  type Catalogue,
  type Messages,
  type Namespace,
  type Translate,
  translator,
} from "./messages.ts";

const files = import.meta.glob<Catalogue[Namespace]>("./locales/*/*.json", {
  import: "default",
  eager: true,
});

/** The messages sent with a page: one language, the given namespaces. */
export function loadMessages(language: Language, ...namespaces: Namespace[]): Messages {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, files[`./locales/${language}/${namespace}.json`]]),
  );
}

/**
 * The language of a loader's request. The server has already chosen it (address, cookie, browser)
 * and passes exactly one in Accept-Language.
 */
export function requestLanguage(request: Request): Language {
  const settled = request.headers.get("accept-language");
  return isLanguage(settled) ? settled : "en";
}

/** The translate function of one namespace, for loaders that send ready-made text. */
export function loadTranslator<N extends Namespace>(
  language: Language,
  namespace: N,
): Translate<N> {
  const messages = loadMessages(language, namespace)[namespace];
  if (!messages) throw new Error(`There are no messages "${namespace}" in ${language}`);
  return translator<N>(language, messages);
}
