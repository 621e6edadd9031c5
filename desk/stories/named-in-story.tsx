import { Link, useNavigate } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { beginNamed, type Story } from "../../contracts/desk/stories.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";

/** The companies that a story names: pages of the directory, and names without one. */
export function NamedInStory({ story }: { story: Story }) {
  const t = useMessages("deskStories");
  const call = useDeskCall();
  const navigate = useNavigate();
  const mayWrite = useMember().may("write");
  const { doing, attempt } = useDoing<string>();
  const { entities, unknown } = story;
  if (entities.length + unknown.length === 0) return null;
  const begin = (one: Story["unknown"][number]) =>
    attempt(one.name, async () => {
      const { documentId } = await call(beginNamed, one);
      navigate(`/${one.kind}s/${documentId}`);
    });
  return (
    <section aria-labelledby="named" className="mt-8">
      <h2 id="named" className="text-lg font-bold">
        {t("namedHeading")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {entities.map(({ id, kind, name }) => (
          <li key={id} data-item>
            <Link
              to={`/${kind}s/${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 wrap-anywhere hover:bg-sunken md:min-h-9"
            >
              {name}
              <span className="text-muted">{t(`kind_${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid gap-2">
        {unknown.map((one) => (
          <li
            key={`${one.kind} ${one.name}`}
            data-item
            className="flex flex-wrap items-center gap-3 text-sm"
          >
            <span className="wrap-anywhere">{t("notInDirectory", { name: one.name })}</span>
            {mayWrite ? (
              <BusyButton
                kind="quiet"
                className="!min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11"
                busy={doing === one.name}
                busyLabel={t("beginning")}
                waits={doing !== undefined && doing !== one.name}
                onPress={() => void begin(one)}
              >
                {t(`begin_${one.kind}`)}
                <span className="sr-only">: {one.name}</span>
              </BusyButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
