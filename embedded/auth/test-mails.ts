import type { Mail } from "./mail.ts";

/** The links that a mail would contain. */
export function linksOf(mail: Mail | undefined) {
  if (!mail) throw new Error("No such mail");
  const { email_data: data } = mail;
  const link = (token: string) =>
    `${data.site_url}/verify?${new URLSearchParams({
      token,
      type: data.email_action_type,
      redirect_to: data.redirect_to,
    })}`;
  return {
    confirm: link(data.token_hash),
    /** Of a change of address: what the present mailbox gets, and what the new one gets. */
    present: link(data.token_hash_new),
    next: link(data.token_hash),
  };
}

/** Where a link leads, with the values after `#` and in the query. */
export async function open(link: string) {
  const response = await fetch(link, { redirect: "manual" });
  await response.arrayBuffer();
  const location = response.headers.get("location") ?? "";
  const url = URL.canParse(location) ? new URL(location) : undefined;
  return {
    status: response.status,
    location,
    page: url ? `${url.origin}${url.pathname}` : "",
    fragment: Object.fromEntries(new URLSearchParams(url?.hash.slice(1))),
    query: Object.fromEntries(url?.searchParams ?? []),
  };
}
