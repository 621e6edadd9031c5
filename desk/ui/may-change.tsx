import { createContext, type ReactNode, use } from "react";

const MayChangeContext = createContext(true);
export const MayChangeProvider = MayChangeContext.Provider;

/** Whether the member who has this document open may change it. */
export function useMayChange(): boolean {
  return use(MayChangeContext);
}

/** Fields of a document; for those who may only read they are plain text. */
export function Fields({ children }: { children: ReactNode }) {
  return useMayChange() ? (
    children
  ) : (
    <fieldset disabled className="desk-read-only">
      {children}
    </fieldset>
  );
}
