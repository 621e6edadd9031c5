import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "../../contracts/languages.ts";
import { labeller, type Messages, type Namespace, type Translate, translator } from "./messages.ts";

type Value = { language: Language; messages: Messages };

const MessagesContext = createContext<Value>({ language: "en", messages: {} });

/** Adds the messages of a route's loader to those of the frame. */
export function MessagesProvider(props: {
  language?: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const outer = use(MessagesContext);
  const language = props.language ?? outer.language;
  const value = useMemo(
    () => ({ language, messages: { ...outer.messages, ...props.messages } }),
    [language, outer.messages, props.messages],
  );
  return <MessagesContext value={value}>{props.children}</MessagesContext>;
}

export function useLanguage(): Language {
  return use(MessagesContext).language;
}

/** @returns the translate function of a namespace that the frame or the route has loaded. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  const { language, messages } = use(MessagesContext);
  const loaded = messages[namespace];
  return useMemo(() => {
    if (!loaded) throw new Error(`The messages "${namespace}" were not loaded by this route`);
    return translator<N>(language, loaded);
  }, [language, loaded, namespace]);
}

/** @returns the function that names the values of the closed lists. */
export function useLabel(): (value: string) => string {
  const { messages } = use(MessagesContext);
  return useMemo(() => labeller(messages), [messages]);
}
