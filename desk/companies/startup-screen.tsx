import { useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { INDUSTRIES, TEAM_SIZES, VENTURE_ROUNDS } from "../../contracts/catalogue.ts";
import { startupContent } from "../../contracts/desk/startup.ts";
import { PROFILE_TEXT_LIMITS } from "../../contracts/profile-limits.ts";
import { useEditing } from "../documents/use-editing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { CompanyPlace } from "./company-basics.tsx";
import { CompanyFrame } from "./company-frame.tsx";
import { EventsEditor } from "./events-editor.tsx";
import { ChosenFact, ChosenFacts, TextFact } from "./fact-fields.tsx";
import { StartupPreview } from "./startup-preview.tsx";

/** The editor of a startup: its names and texts, its facts with their sources, and its events. */
export function StartupScreen() {
  const { id = "" } = useParams();
  return <StartupAtWork key={id} id={id} />;
}

function StartupAtWork({ id }: { id: string }) {
  const t = useMessages("deskCompanies");
  const field = useMessages("deskFields");
  const { editing, failure } = useEditing("startup", id, startupContent);
  if (!editing) return <Waiting error={failure} />;
  const { content, change, problemOf } = editing;
  return (
    <CompanyFrame
      editing={editing}
      preview={(language) => <StartupPreview content={content} language={language} />}
      facts={(form) => (
        <>
          <div className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
            <ChosenFact
              form={form}
              label={t("ventureRound")}
              name="ventureRound"
              column="venture_round"
              options={VENTURE_ROUNDS}
              value={content.ventureRound}
              onChange={(ventureRound) => change({ ventureRound })}
            />
            <TextFact
              form={form}
              label={t("founderName")}
              name="founderName"
              column="founder_name"
              value={content.founderName}
              longest={PROFILE_TEXT_LIMITS.founder_name}
              onChange={(founderName) => change({ founderName })}
            />
            <ChosenFact
              form={form}
              label={t("teamSize")}
              name="teamSize"
              column="team_size"
              options={TEAM_SIZES}
              value={content.teamSize}
              onChange={(teamSize) => change({ teamSize })}
            />
            <CompanyPlace content={content} form={form} change={change} />
            <TextFact
              form={form}
              label={field("field_linkedin")}
              name="linkedin"
              column="linkedin"
              type="url"
              value={content.linkedin}
              longest={PROFILE_TEXT_LIMITS.linkedin}
              onChange={(linkedin) => change({ linkedin })}
            />
          </div>
          <div className="mt-6">
            <ChosenFacts
              form={form}
              label={t("industries")}
              name="industries"
              column="industries"
              options={INDUSTRIES}
              values={content.industries}
              onChange={(industries) => change({ industries })}
            />
          </div>
        </>
      )}
    >
      <EventsEditor
        events={content.events}
        problemOf={problemOf}
        onChange={(events, fields) => change({ events }, fields)}
      />
    </CompanyFrame>
  );
}
