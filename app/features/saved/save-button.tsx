import { Link, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { signUpAddress } from "../../platform/sign-up-address.ts";
import { IconPath } from "../../ui/icons.tsx";
import { type SavedPlace, useSaved } from "./use-saved.ts";

const BOOKMARK = "M6.5 4h11v16.5L12 16l-5.5 4.5Z";

/**
 * Saves something for the signed-in person; leads visitors to sign-up. Until it is known who reads,
 * a saved session decides, before any script: a member's first press must save.
 */
export function SaveButton(props: { place: SavedPlace; save: string; saved: string }) {
  const { status, saved, toggle } = useSaved(props.place);
  const here = useLocation();
  const isUnknown = status === "loading";
  return (
    <>
      {status === "signed-in" ? null : (
        <Link
          to={signUpAddress(here)}
          className={`button button-quiet text-sm ${isUnknown ? "[[data-session]_&]:hidden" : ""}`}
        >
          <IconPath path={BOOKMARK} className="size-4" />
          <span>{props.save}</span>
        </Link>
      )}
      {status === "signed-in" || isUnknown ? (
        <button
          type="button"
          aria-pressed={saved}
          onClick={toggle}
          className={`button button-quiet text-sm aria-pressed:border-leaf aria-pressed:text-leaf ${isUnknown ? "hidden [[data-session]_&]:inline-flex" : ""}`}
        >
          <IconPath path={BOOKMARK} className={`size-4 ${saved ? "fill-current" : ""}`} />
          <span>{saved ? props.saved : props.save}</span>
        </button>
      ) : null}
    </>
  );
}

/** The button of a startup's or an investor's page. */
export function SaveCompanyButton(props: { kind: "startup" | "investor"; id: string }) {
  const t = useMessages("saved");
  const place = props.kind === "startup" ? savedStartup(props.id) : savedInvestor(props.id);
  return <SaveButton place={place} save={t("save")} saved={t("saved")} />;
}

function savedStartup(id: string): SavedPlace {
  return {
    key: ["startup", id],
    async isSaved(client, signal) {
      const query = client.from("saved_startups").select("startup_id").eq("startup_id", id);
      const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
      return data !== null;
    },
    async save(client) {
      await client.from("saved_startups").insert({ startup_id: id }).throwOnError();
    },
    async remove(client) {
      await client.from("saved_startups").delete().eq("startup_id", id).throwOnError();
    },
  };
}

function savedInvestor(id: string): SavedPlace {
  return {
    key: ["investor", id],
    async isSaved(client, signal) {
      const query = client.from("saved_investors").select("investor_id").eq("investor_id", id);
      const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
      return data !== null;
    },
    async save(client) {
      await client.from("saved_investors").insert({ investor_id: id }).throwOnError();
    },
    async remove(client) {
      await client.from("saved_investors").delete().eq("investor_id", id).throwOnError();
    },
  };
}
