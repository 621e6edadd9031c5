import { SaveSearchButton } from "../saved/save-search-button.tsx";
import type { SearchGroup } from "./groups.ts";
import { searchAddress } from "./query.ts";

/** The limit of a saved search (supabase/migrations/20261121090300_saved.sql). */
const ADDRESS_LENGTH = 500;
const LABEL_LENGTH = 120;

/** Saves this search for the signed-in person, unless it is too long. */
export function SaveThisSearch(props: { query: string; only: SearchGroup | undefined }) {
  const address = searchAddress(props.query, props.only?.name);
  if (address.length > ADDRESS_LENGTH || props.query.length > LABEL_LENGTH) return null;
  return <SaveSearchButton address={address} label={props.query} />;
}
