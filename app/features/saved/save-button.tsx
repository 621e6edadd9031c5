import { Link, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { signUpAddress } from "../../platform/sign-up-address.ts";
import { IconPath } from "../../ui/icons.tsx";
import { type SavedPlace, useSaved } from "./use-saved.ts";

const BOOKMARK = "M6.5 4h11v16.5L12 16l-5.5 4.5Z";

/** Saves something for the signed-in person; leads visitors to sign-up. */
export function SaveButton(props: { place: SavedPlace; save: string; saved: string }) {
  const { signedIn, saved, toggle } = useSaved(props.place);
  const here = useLocation();
  const text = <span>{saved ? props.saved : props.save}</span>;
  if (!signedIn) {
    return (
      <Link to={signUpAddress(here)} className="button button-quiet text-sm">
        <IconPath path={BOOKMARK} className="size-4" />
        {text}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      className="button button-quiet text-sm aria-pressed:border-leaf aria-pressed:text-leaf"
    >
      <IconPath path={BOOKMARK} className={`size-4 ${saved ? "fill-current" : ""}`} />
      {text}
    </button>
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
