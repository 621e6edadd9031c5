import { createContext, type ReactNode, use } from "react";

const MayChangeContext = createContext(true);
export const MayChangeProvider = MayChangeContext.Provider;

/** Whether who has this document open may change it, or only reads. */
export function useMayChange(): boolean {
  return use(MayChangeContext);
}

/** Fields of a document: for those who only read they are what they say, without anything to press. */
export function Fields({ children }: { children: ReactNode }) {
  return useMayChange() ? (
    children
  ) : (
    <fieldset disabled className="desk-read-only">
      {children}
    </fieldset>
  );
}
