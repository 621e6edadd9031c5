import type { Act } from "../store/act.ts";
import type { Store } from "../store/store.ts";

/** What a page is made with. */
export type View = {
  store: Store;
  /** The provider's clock. */
  now: number;
  token: string;
  /** What was wrong with a request. */
  complaint?: string | undefined;
};

/** One kind of page: it shows something, and may do something with it. */
export type SitePage = {
  pattern: RegExp;
  show(view: View, id: string): Promise<{ status: number; text: string }>;
  /** @returns where to go next, or a complaint to show. */
  act?(act: Act, id: string, fields: Map<string, string>): Promise<Outcome>;
};

export type Outcome = { goTo: string } | { status: number; complaint: string };
