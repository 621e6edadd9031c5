/**
 * @returns the addresses of the sitemap one after another, in an order that mixes kinds and
 * languages.
 */
export async function sitemapAddresses(site: string): Promise<() => string> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const found: string[] = [];
  for (const file of files) {
    const text = await (await fetch(file)).text();
    for (const [, url = ""] of text.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)) found.push(url);
  }
  const addresses = [...new Set(found)];
  // A step without a common factor with the length visits every address once.
  const step = coprimeStep(addresses.length);
  let at = 0;
  return () => {
    at = (at + step) % addresses.length;
    return addresses[at] ?? site;
  };
}

function coprimeStep(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.floor(length * 0.618);
  while (divisor(step, length) !== 1) step += 1;
  return step;
}
