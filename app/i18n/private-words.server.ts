import { loadMessages, loadTranslator, requestLanguage } from "./locale-files.server.ts";
import type { Catalogue, Messages, Namespace } from "./messages.ts";

export type PrivateWords = { title: string; messages: Messages };

/**
 * Creates the loader of a private page: its title, its words, and those that every private page
 * needs. Only the browser knows whose page it is.
 */
export function privateWords<N extends Namespace>(
  namespace: N,
  title: keyof Catalogue[N] & string,
  ...others: Namespace[]
): (arrival: { request: Request }) => PrivateWords {
  return ({ request }) => {
    const language = requestLanguage(request);
    return {
      title: loadTranslator(language, namespace)(title),
      messages: loadMessages(
        language,
        "account",
        "nextStep",
        "problems",
        "purchase",
        namespace,
        ...others,
      ),
    };
  };
}
