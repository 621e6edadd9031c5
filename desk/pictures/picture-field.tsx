import { type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Problem } from "../../app/ui/form/field.tsx";
import { Picture } from "../../app/ui/picture.tsx";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import { pictureIn } from "../../contracts/picture-references.ts";
import {
  isOwnPicture,
  type PictureKind,
  pictureReference,
  readPictureAddress,
} from "../../contracts/pictures.ts";
import { useMember } from "../frame/session.tsx";
import { AddressForm, UploadButton } from "./bring-in.tsx";
import { ChoosePicture } from "./choose-picture.tsx";
import { useNamedPicture } from "./picture-queries.ts";
import { cropStyle } from "./thumbnail.tsx";
import { Outcome } from "./upload-list.tsx";
import { useGiven } from "./use-given.ts";
import { usePictureUploads } from "./use-uploads.ts";

const SMALL = "button button-quiet !min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11";

/**
 * The picture of a document: chosen, uploaded, dropped or taken in. The document refers to it and
 * never copies it.
 */
export function PictureField(props: {
  kind: PictureKind;
  label: string;
  /** What the document refers to: a picture, a file of the site, or nothing. */
  value: string;
  problem?: string | undefined;
  /** @param picture what is known about the new one. */
  onChange(value: string, picture?: DeskPicture): void;
}) {
  const { kind, label, value, problem, onChange } = props;
  const t = useMessages("deskPictures");
  const mayWrite = useMember().may("write");
  const place = useRef<HTMLFieldSetElement>(null);
  const [asking, setAsking] = useState<"choose" | "address">();
  /** An upload outlives the render that began it, and must not undo what was typed since. */
  const tell = useRef(onChange);
  tell.current = onChange;
  const use = (picture: DeskPicture) => {
    setAsking(undefined);
    tell.current(pictureReference(picture.id), picture);
  };
  const { uploads, addFiles, addAddress } = usePictureUploads(kind, use);
  const upload = uploads.at(-1);
  const isOver = useGiven({
    place,
    isOff: !mayWrite,
    onGiven: ({ files, address }) => {
      if (files.length > 0) addFiles(files.slice(0, 1));
      else if (address) addAddress(address);
    },
  });
  const problemId = useId();
  return (
    <fieldset ref={place} className="min-w-0" {...(problem && { "aria-describedby": problemId })}>
      <legend className="font-medium">{label}</legend>
      <div
        className={`mt-1.5 rounded-xl border-2 border-dashed p-3 ${isOver ? "border-leaf bg-sunken" : "border-line"}`}
      >
        <Present kind={kind} value={value}>
          {mayWrite ? (
            <button type="button" className={`${SMALL} mt-2`} onClick={() => addAddress(value)}>
              {t("takeInThis")}
            </button>
          ) : null}
        </Present>
        {mayWrite ? (
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className={SMALL} onClick={() => setAsking("choose")}>
              {t("choose")}
            </button>
            <UploadButton
              className="button-quiet !min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11"
              onFiles={addFiles}
            >
              {t("uploadOne")}
            </UploadButton>
            <button
              type="button"
              className={SMALL}
              aria-expanded={asking === "address"}
              onClick={() => setAsking(asking === "address" ? undefined : "address")}
            >
              {t("fromAddress")}
            </button>
            {value === "" ? null : (
              <button type="button" className={SMALL} onClick={() => onChange("")}>
                {t("takeOut")}
              </button>
            )}
          </div>
        ) : null}
        {asking === "address" ? (
          <div className="mt-3">
            <AddressForm onAddress={addAddress} autoFocus />
          </div>
        ) : null}
        <div role="status" className="mt-2 text-sm empty:hidden">
          {upload && upload.state !== "done" ? <Outcome upload={upload} /> : null}
        </div>
      </div>
      <Problem id={problemId} text={problem} />
      {asking === "choose" ? (
        <ChoosePicture kind={kind} onClose={() => setAsking(undefined)} onChosen={use} />
      ) : null}
    </fieldset>
  );
}

/** The current picture; for one on another host, its address and the way to take it in. */
function Present(props: { kind: PictureKind; value: string; children: ReactNode }) {
  const { kind, value } = props;
  const t = useMessages("deskPictures");
  const { picture, address, isGone } = useNamedPicture(value);
  if (value === "") return <p className="text-sm text-muted">{t(`none_${kind}`)}</p>;
  if (isGone) return <p className="text-sm font-medium text-alert">{t("gone")}</p>;
  if (!pictureIn(value) && !isOwnPicture(value)) {
    return (
      <>
        <p className="text-sm wrap-anywhere">{value}</p>
        <p className="mt-1 text-sm text-muted">{t("foreign")}</p>
        {props.children}
      </>
    );
  }
  const facts = readPictureAddress(address);
  const isPhoto = kind === "photo";
  return (
    <div className={isPhoto ? "" : "flex items-center gap-3"}>
      <span
        className={`block shrink-0 overflow-hidden ${isPhoto ? "aspect-video w-full rounded-lg bg-sunken" : "size-20 rounded-2xl bg-plate"}`}
        {...(facts && isPhoto && { style: { backgroundColor: facts.color } })}
      >
        {address === "" ? null : (
          <Picture
            src={address}
            kind={kind}
            sizes={isPhoto ? "(min-width: 48rem) 26rem, 90vw" : "80px"}
            alt={picture?.name ?? t(`kind_${kind}`)}
            className={`size-full ${isPhoto ? "object-cover" : "object-contain"}`}
            {...(facts && isPhoto && { style: cropStyle(facts.focus) })}
            otherwise={<span className="block p-3 text-sm">{t("notShown")}</span>}
          />
        )}
      </span>
      {picture ? (
        <p className="mt-2 flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {isPhoto ? picture.credit || t("noCredit") : picture.name}
          </span>
          <Link
            to={`/pictures/${picture.id}`}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t(`details_${kind}`)}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
