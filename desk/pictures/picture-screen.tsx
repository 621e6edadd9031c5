import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { isDenied, OperationFailure } from "../../app/platform/operations.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import { readPictureAddress } from "../../contracts/pictures.ts";
import { useMember } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { Crops, FocalPoint } from "./focal-point.tsx";
import { NewerDescription } from "./newer-description.tsx";
import { PicturePlaces } from "./picture-places.tsx";
import { usePicture } from "./picture-queries.ts";
import { RemovePicture } from "./remove-picture.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useDescription } from "./use-description.ts";

/** One picture: its focal point, its description, and whether readers see it. */
export function PictureScreen() {
  const { id = "" } = useParams();
  const t = useMessages("deskPictures");
  const found = usePicture(id);
  if (!found.data) {
    const isGone = found.error instanceof OperationFailure && found.error.code === "not_found";
    return (
      <>
        <Back kind="photo" />
        {isGone ? (
          <h1 className="text-2xl font-bold">{t("gone")}</h1>
        ) : (
          <Waiting error={found.error} tryAgain={() => void found.refetch()} />
        )}
      </>
    );
  }
  return <PictureAtWork key={id} opened={found.data} />;
}

function Back({ kind }: { kind: DeskPicture["kind"] }) {
  const t = useMessages("deskPictures");
  return (
    <Link
      to={kind === "photo" ? "/pictures" : `/pictures?kind=${kind}`}
      className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
    >
      {t("back")}
    </Link>
  );
}

function PictureAtWork({ opened }: { opened: DeskPicture }) {
  const t = useMessages("deskPictures");
  const member = useMember();
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const work = useDescription(opened);
  const [problem, setProblem] = useState<string>();
  const { picture, mine } = work;
  const facts = readPictureAddress(picture.address);
  const mayWrite = member.may("write");
  // Only publishers change what readers see.
  const isFixed = !mayWrite || (picture.isShown && !member.may("publish"));

  const save = async () => {
    setProblem(undefined);
    try {
      if ((await work.save()) === "saved") void notify("success", t("saved"));
    } catch (error) {
      setProblem(isDenied(error) ? t("publishersOnly") : sayFailure(error));
    }
  };

  return (
    <>
      <Back kind={picture.kind} />
      <h1 className="text-2xl font-bold wrap-anywhere">{picture.name}</h1>
      <NewerDescription work={work} />
      {isFixed && mayWrite ? (
        <p className="mt-3 rounded-xl bg-sunken px-4 py-3 text-sm">{t("publishersOnly")}</p>
      ) : null}
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        {picture.kind === "photo" && facts ? (
          <div className="min-w-0">
            <FocalPoint
              address={picture.address}
              facts={facts}
              focus={mine.focus}
              isFixed={isFixed}
              onChange={(focus) => work.change({ focus })}
            />
            <Crops address={picture.address} focus={mine.focus} />
          </div>
        ) : (
          <Thumbnail
            picture={picture}
            sizes="256px"
            className="size-64 max-w-full rounded-2xl border border-line"
          />
        )}
        <form
          className="grid min-w-0 content-start gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <DescriptionFields
            kind={picture.kind}
            description={mine}
            isFixed={isFixed}
            onChange={work.change}
          />
          {problem ? (
            <p role="alert" className="font-medium text-alert">
              {problem}
            </p>
          ) : null}
          {/* Enter presses this one. */}
          <button type="submit" hidden disabled={isFixed}>
            {t("save")}
          </button>
          {isFixed ? null : (
            <div className="flex flex-wrap items-center gap-3">
              <BusyButton busy={work.isSaving} busyLabel={t("saving")} onPress={save}>
                {t("save")}
              </BusyButton>
              <span className="text-sm text-muted">
                {t(work.isChanged ? "unsaved" : "allSaved")}
              </span>
            </div>
          )}
          <Facts picture={picture} />
          {mayWrite ? (
            <RemovePicture
              picture={picture}
              onRemoved={() =>
                navigate(picture.kind === "photo" ? "/pictures" : `/pictures?kind=${picture.kind}`)
              }
            />
          ) : null}
        </form>
      </div>
    </>
  );
}

function Facts({ picture }: { picture: DeskPicture }) {
  const t = useMessages("deskPictures");
  const facts = readPictureAddress(picture.address);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
      <dt className="text-muted">{t("readers")}</dt>
      <dd className="font-medium">{t(picture.isShown ? "isShown" : "isNotShown")}</dd>
      <dt className="text-muted">{t("places")}</dt>
      <dd className="min-w-0">
        <PicturePlaces id={picture.id} />
      </dd>
      {facts && picture.kind === "photo" ? (
        <>
          <dt className="text-muted">{t("size")}</dt>
          <dd className="tabular-nums">
            {t("pixels", { width: facts.width, height: facts.height })}
          </dd>
        </>
      ) : null}
      <dt className="text-muted">{t("added")}</dt>
      <dd>
        <Moment at={picture.addedAt} />
      </dd>
    </dl>
  );
}
