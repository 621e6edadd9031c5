import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { fileSize } from "../../app/i18n/sizes.ts";
import { useBackend } from "../../app/platform/backend-context.tsx";
import { type DeskPerson, openShownDeck } from "../../contracts/desk/people.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton, Part, Rows } from "./part.tsx";

/** What is known about the files. A deck can be opened only while its owner shows it to support. */
export function FilesPart({ person }: { person: DeskPerson }) {
  const t = useMessages("deskPeople");
  const language = useLanguage();
  const { address } = useBackend();
  const call = useDeskCall();
  const act = useAct();
  const personId = person.account.id;
  const open = () =>
    act?.({
      title: t("openDeck"),
      text: t("openDeckText"),
      label: t("openDeck"),
      isTold: true,
      async perform({ reason }) {
        const { path, name } = await call(openShownDeck, { personId, reason });
        const target = new URL(`${address.url}/storage/v1${path}`);
        target.searchParams.set("download", name);
        location.assign(target);
        return { done: t("openDeckDone") };
      },
    });
  return (
    <Part title={t("files")}>
      {person.files.length === 0 ? (
        <p className="mt-2 text-muted">{t("noFiles")}</p>
      ) : (
        <Rows label={t("files")} columns={[t("file"), t("size"), t("uploaded"), t("state")]}>
          {person.files.map((file) => (
            <tr key={file.kind}>
              <td className="min-w-40">
                {t(`file_${file.kind}`)}
                <span className="block font-medium wrap-anywhere">{file.name}</span>
              </td>
              <td data-label={t("size")}>
                {fileSize(file.bytes, language)}
                {file.pages === null ? null : (
                  <span className="block text-muted">{t("pageCount", { count: file.pages })}</span>
                )}
              </td>
              <td data-label={t("uploaded")}>
                <Moment at={file.uploadedAt} />
              </td>
              <td className="max-md:col-span-full" data-label={t("state")}>
                {file.kind === "pitch_deck" ? (
                  <span className="block">{t(file.isReviewed ? "reviewed" : "notReviewed")}</span>
                ) : (
                  t("stored")
                )}
                {file.shownUntil ? (
                  <>
                    <span className="block text-muted">
                      {t("shownUntil")} <Moment at={file.shownUntil} />
                    </span>
                    {act ? <ActButton onPress={open}>{t("openDeck")}</ActButton> : null}
                  </>
                ) : file.kind === "pitch_deck" ? (
                  <span className="block max-w-72 text-muted">{t("notShown")}</span>
                ) : null}
              </td>
            </tr>
          ))}
        </Rows>
      )}
    </Part>
  );
}
