import { useMessages } from "../../i18n/messages-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";

/** A page of fewer sections is at a glance. */
const LONG = 4;

/** The ways to the sections of a long page; they stay in view. */
export function SectionLinks({ sections }: { sections: { id: string; text: string }[] }) {
  const t = useMessages("company");
  if (sections.length < LONG) return null;
  return (
    <div className="section-links sticky top-14 z-10 mt-4 md:mt-6 bg-paper">
      <Tabs
        label={t("sections")}
        runsOn
        tabs={sections.map(({ id, text }) => ({ to: `#${id}`, text, isCurrent: false }))}
      />
    </div>
  );
}
