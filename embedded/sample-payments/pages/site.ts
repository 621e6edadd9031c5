import type { Act } from "../store/act.ts";
import type { Store } from "../store/store.ts";

/** The input of a page. */
export type View = {
  store: Store;
  /** The provider's clock. */
  now: number;
  token: string;
  /** The problem with a request. */
  complaint?: string | undefined;
};

/** One kind of page: it shows something, and may have an action. */
export type SitePage = {
  pattern: RegExp;
  show(view: View, id: string): Promise<{ status: number; text: string }>;
  /** @returns where to go next, or a complaint to show. */
  act?(act: Act, id: string, fields: Map<string, string>): Promise<Outcome>;
};

export type Outcome = { goTo: string } | { status: number; complaint: string };
