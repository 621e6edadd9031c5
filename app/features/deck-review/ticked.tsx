import type { ReactNode } from "react";
import { MemberIcon } from "../../ui/member-icons.tsx";

/** An item in a list of what is right, with a tick before it. */
export function Ticked({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <li lang={lang} className="flex gap-2">
      <MemberIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
