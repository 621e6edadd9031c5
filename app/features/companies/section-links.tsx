import { useMessages } from "../../i18n/messages-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";

/** A page with fewer sections can be taken in at a glance. */
const LONG = 4;

/** Links to the sections of a long page; they stay in view. */
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
