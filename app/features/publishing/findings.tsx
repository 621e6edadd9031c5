import type { Role } from "../../../contracts/accounts.ts";
import type { ProfileFinding } from "../../../contracts/profile-review.ts";
import { FindingItem } from "./finding-item.tsx";

/** Findings of one weight; renders nothing without any. */
export function Findings(props: {
  title: string;
  text?: string | undefined;
  role: Role;
  findings: ProfileFinding[];
}) {
  const { title, text, role, findings } = props;
  if (findings.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{title}</h4>
      {text ? <p className="text-sm text-muted">{text}</p> : null}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.rule} ${finding.place} ${finding.text}`}
            role={role}
            finding={finding}
          />
        ))}
      </ul>
    </div>
  );
}
