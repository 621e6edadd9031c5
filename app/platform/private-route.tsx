import type { ComponentType, FunctionComponent } from "react";
import type { MetaDescriptor } from "react-router";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import type { PrivateWords } from "../i18n/private-words.server.ts";
import { privateHead } from "./private-page.ts";

/** The head of a route whose loader is made by `privateWords`. */
export function privateMeta({ loaderData }: { loaderData?: PrivateWords }): MetaDescriptor[] {
  return loaderData ? privateHead(loaderData.title) : [];
}

/** The component of such a route: the page with the words from its loader. */
export function privatePage(Page: ComponentType): FunctionComponent<{ loaderData: PrivateWords }> {
  return function PrivatePage({ loaderData }) {
    return (
      <MessagesProvider messages={loaderData.messages}>
        <Page />
      </MessagesProvider>
    );
  };
}
