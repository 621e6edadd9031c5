/**
 * The screens of the navigation (spec §2), and what Benih does for founders: the key of each one's
 * name, and how the addresses below it begin. Places, sectors and reports belong to the tracker.
 */
export const SCREENS = [
  { to: "/", key: "navNews", inside: ["/news/"] },
  { to: "/startups", key: "navStartups", inside: ["/startups/"] },
  { to: "/investors", key: "navInvestors", inside: ["/investors/"] },
  {
    to: "/funding-tracker",
    key: "navFunding",
    inside: ["/funding-tracker/", "/countries/", "/sectors/", "/reports"],
  },
  { to: "/deck-review", key: "navFounders", inside: ["/deck-review/"] },
] as const;
