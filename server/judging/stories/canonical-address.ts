/** Parameters that track visitors. */
const COUNTING =
  /^(?:utm_\w+|mc_[ce]id|[a-z]{1,4}clid|_ga|_gl|igshid?|spm|scm|mkt_tok|cmpid|cmp|ncid|ref|ref_\w+|referrer|source|src|from|via|share\w*|s_?cid|ito|rss|feed|isappinstalled|nsukey|at_\w+|pk_\w+|hsa_\w+|wt\.\w+)$/i;
const LIGHT = /^(?:amp|outputtype|output|mobile|view|platform)$/i;
const LIGHT_VALUES = /^(?:|1|true|yes|amp|mobile|m|amphtml)$/i;
const LIGHT_HOSTS = /^(?:www\.)?(?:amp|m|mobile|wap|touch|mweb)\.(?=[^.]+\.)/;
const CACHES = [
  /^https?:\/\/(?:www\.)?google\.[a-z.]+\/amp\/(?:s\/)?(.+)$/i,
  /^https?:\/\/[^/]+\.cdn\.ampproject\.org\/[a-z]\/(?:s\/)?(.+)$/i,
];

/**
 * One address for all variants of an article's: without tracking parameters, light pages for
 * phones, the default port, the fragment and a trailing slash.
 * @returns the input, if it is no web address
 */
export function canonicalAddress(url: string): string {
  const cached = CACHES.map((cache) => cache.exec(url.trim())?.[1]).find(Boolean);
  const address = URL.parse(cached === undefined ? url.trim() : `https://${cached}`);
  if (!address || !/^https?:$/.test(address.protocol)) return url;
  const host = address.hostname.replace(LIGHT_HOSTS, "");
  const port = address.port === "" || /^(?:80|443)$/.test(address.port) ? "" : `:${address.port}`;
  const kept = [...address.searchParams].filter(
    ([name, value]) => !COUNTING.test(name) && !(LIGHT.test(name) && LIGHT_VALUES.test(value)),
  );
  const query = new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const search = kept.length === 0 ? "" : `?${query}`;
  return `https://${host}${port}${fullPath(address.pathname)}${search}`;
}

function fullPath(path: string): string {
  return path
    .replace(/\/{2,}/g, "/")
    .replace(/^\/(?:amp|m|mobile)(?=\/.)/i, "")
    .replace(/\/amp(?:\.html?)?(?=\/|$)/i, "")
    .replace(/[.-]amp(?=\.html?$|\/?$)/i, "")
    .replace(/\/+$/, "");
}
