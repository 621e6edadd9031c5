import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type SavedWebsite, websiteForm } from "../../../contracts/website-submission.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { codeOf } from "../problems/failure.ts";
import { useSubmission } from "../problems/use-submission.ts";
import { useWebsiteSaving } from "./use-website.ts";
import { useWebsiteLook } from "./use-website-look.ts";
import { WebsiteStanding } from "./website-standing.tsx";

/**
 * An address is typed or pasted, saved, and then checked: at each step there is one message, and
 * one thing to do. The input stays if anything fails.
 */
export function WebsiteForm({ person, stored }: { person: Person; stored: SavedWebsite }) {
  const t = useMessages("website");
  const form = useForm({
    resolver: zodResolver(websiteForm),
    mode: "onBlur",
    defaultValues: { url: stored.website },
  });
  const look = useWebsiteLook();
  const save = useWebsiteSaving(person);
  // Until something else is done.
  const [saved, setSaved] = useState<string>();
  // What the person has been shown: a change is based on it, not on what was refetched behind the
  // input.
  const seen = useRef(stored);
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async ({ url }) => {
      setSaved(undefined);
      form.setValue("url", url);
      seen.current = await save({ url, version: seen.current.version });
      setSaved(seen.current.website);
      look.mutate(url);
    },
  });
  const isToldOf = failure !== undefined && codeOf(failure) === "edited_elsewhere";
  useEffect(() => {
    const { website } = seen.current;
    const isUntouched = form.getValues("url") === website;
    if (!isUntouched && !isToldOf && stored.website !== website) return;
    seen.current = stored;
    if (isUntouched) form.setValue("url", stored.website);
  }, [stored, isToldOf, form]);
  const label = t("address");
  const field = form.register("url", { onChange: () => setSaved(undefined) });
  const typed = useWatch({ control: form.control, name: "url" });
  const isKept = typed !== "" && typed === stored.website;
  // The stored value arrives after saving: only then does the notice take the button's place.
  const isJustSaved = isKept && saved === stored.website;
  const standing = useRef<HTMLDivElement>(null);
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustSaved) standing.current?.focus();
  }, [isJustSaved]);
  useEffect(() => {
    if (failure) failed.current?.focus();
  }, [failure]);
  return (
    <form noValidate onSubmit={submit} className="card grid grid-cols-[minmax(0,1fr)] gap-5">
      {failure ? (
        <Notice ref={failed} kind="alert" title={t("failed")}>
          <p className="mt-1">{notice}</p>
          {isToldOf && stored.website !== "" ? (
            <p className="mt-1 [overflow-wrap:anywhere]">
              {t("storedNow", { website: stored.website })}
            </p>
          ) : null}
        </Notice>
      ) : notice ? (
        <Notice kind="alert" title={notice} />
      ) : null}
      <Field
        label={label}
        hint={t("addressHint")}
        problem={problemOf("url", label)}
        className="max-w-lg min-w-0"
      >
        {(control) => (
          <input
            {...control}
            {...field}
            onBlur={(event) => {
              complete(event.currentTarget.value, (url) => form.setValue("url", url));
              void field.onBlur(event);
            }}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder="https://example.com"
            className="input"
          />
        )}
      </Field>
      {isKept ? (
        <WebsiteStanding
          person={person}
          address={stored.website}
          look={look}
          isJustSaved={isJustSaved}
          noticeRef={standing}
          onCheck={() => {
            setSaved(undefined);
            look.mutate(stored.website);
          }}
          onUse={(url) => {
            setSaved(undefined);
            form.setValue("url", url);
            form.setFocus("url");
          }}
        />
      ) : (
        <div>
          <SubmitButton busy={busy} busyLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </div>
      )}
    </form>
  );
}

/** `sawah.co.id` becomes `https://sawah.co.id` when the field is left. */
function complete(typed: string, show: (url: string) => void): void {
  const parsed = websiteForm.safeParse({ url: typed });
  if (parsed.success && parsed.data.url !== typed) show(parsed.data.url);
}
