/** The JSON-LD of a company's page. */
export function organization(
  company: {
    name: string;
    logo: string;
    country: string;
    city: string;
    founded_year: number | null;
  },
  page: { siteUrl: string; path: string; description: string },
): Record<string, unknown> {
  const { name, logo, country, city, founded_year } = company;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    description: page.description,
    url: `${page.siteUrl}${page.path}`,
    logo: logo === "" ? undefined : new URL(logo, page.siteUrl).href,
    foundingDate: founded_year?.toString(),
    address: {
      "@type": "PostalAddress",
      addressLocality: city === "" ? undefined : city,
      addressCountry: country,
    },
  };
}
