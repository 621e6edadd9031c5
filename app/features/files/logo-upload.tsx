import { useEffect, useRef, useState } from "react";
import { FILE_RULES } from "../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize } from "../../i18n/sizes.ts";
import { FileDrop } from "../../ui/form/file-drop.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import type { Person } from "../account/signed-in.tsx";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { useRemoval, useStoredFile } from "./stored-files.ts";
import { UploadOutcome } from "./upload-outcome.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useLogoAddress } from "./use-logo-address.ts";
import { type UploadState, useUpload } from "./use-upload.ts";

const RULES = FILE_RULES.logo;

/**
 * The logo of a profile, for its form: shown uncropped on light and on dark, uploaded once chosen.
 */
export function LogoUpload({ person }: { person: Person }) {
  const t = useMessages("files");
  const language = useLanguage();
  const stored = useStoredFile(person, "logo");
  const upload = useUpload(person, "logo");
  const { state } = upload;
  const isBusy = state.phase === "sending" || state.phase === "checking";
  const attention = useFocusOnChange<HTMLDivElement>(isBusy ? "busy" : state);
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture(person, state);
  return (
    <section id="logo" aria-labelledby="logo-upload" className="grid gap-3">
      <h2 id="logo-upload" className="text-xl font-bold">
        {t("logo")}
      </h2>
      <UploadOutcome ref={attention} kind="logo" state={state} onRetry={upload.retry} />
      <div className="grid items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <LogoPicture source={picture} />
        {isBusy ? (
          <UploadProgress ref={attention} state={state} onCancel={upload.cancel} />
        ) : (
          <FileDrop
            isLow
            inputRef={input}
            label={stored.data ? t("replaceLogo") : t("chooseLogo")}
            dropLabel={t("orDrop")}
            hint={t("logoLimit", { max: fileSize(RULES.maxBytes, language) })}
            accept={[...RULES.mimeTypes, ...RULES.extensions].join(",")}
            onChoose={upload.choose}
          />
        )}
      </div>
      {stored.data && !isBusy ? (
        <LogoRemoval
          person={person}
          name={stored.data.name}
          onRemoved={() => {
            upload.forget();
            input.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

function LogoPicture({ source }: { source: string | undefined }) {
  const t = useMessages("files");
  const tile = "flex size-18 items-center justify-center rounded-xl border border-line p-2";
  if (source === undefined) {
    return (
      <div className={`${tile} bg-sunken text-muted`}>
        <MemberIcon name="image" className="size-7" />
      </div>
    );
  }
  return (
    <div className="flex gap-3">
      <div className={`${tile} bg-[#ffffff]`}>
        <img src={source} alt={t("logoAlt")} className="size-full object-contain" />
      </div>
      <div className={`${tile} bg-[#16201c]`}>
        <img src={source} alt="" className="size-full object-contain" />
      </div>
    </div>
  );
}

function LogoRemoval(props: { person: Person; name: string; onRemoved(): void }) {
  const t = useMessages("files");
  const [isAsked, setAsked] = useState(false);
  const removal = useRemoval(props.person, "logo");
  const button = useFocusOnChange<HTMLButtonElement>(isAsked);
  if (!isAsked) {
    return (
      <button
        ref={button}
        type="button"
        className="button button-quiet justify-self-start text-sm text-alert"
        onClick={() => setAsked(true)}
      >
        <MemberIcon name="trash" />
        {t("removeLogo")}
      </button>
    );
  }
  return (
    <ConfirmRemoval
      name={props.name}
      text={t("removeLogoText")}
      removal={{
        isPending: removal.isPending,
        error: removal.error,
        mutate: () => removal.mutate(undefined, { onSuccess: props.onRemoved }),
      }}
      onKeep={() => setAsked(false)}
    />
  );
}

/** The chosen picture while it is uploaded, otherwise the stored one. */
function usePicture(person: Person, state: UploadState): string | undefined {
  const isChosen = state.phase === "sending" || state.phase === "checking";
  const chosen = isChosen ? state.file : undefined;
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    setLocal(undefined);
    if (!chosen) return;
    const reader = new FileReader();
    reader.onload = () => setLocal(String(reader.result));
    reader.readAsDataURL(chosen);
    return () => reader.abort();
  }, [chosen]);
  const address = useLogoAddress(person);
  return local ?? address;
}
