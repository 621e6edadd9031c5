import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { NEWSLETTER_STEPS } from "../contracts/newsletter.ts";
import { SITE_PAGES } from "../contracts/site-pages.ts";

export default [
  layout("routes/page.tsx", [
    index("routes/home.tsx"),
    route("news/:slug", "routes/article.tsx"),
    route("startups", "routes/startups.tsx"),
    route("startups/:slug", "routes/startup.tsx"),
    route("investors", "routes/investors.tsx"),
    route("investors/:slug", "routes/investor.tsx"),
    route("funding-tracker", "routes/funding-tracker.tsx"),
    route("funding-tracker/method", "routes/funding-method.tsx"),
    route("reports", "routes/reports.tsx"),
    route("reports/:period", "routes/market-report.tsx"),
    route("countries/:slug", "routes/country.tsx"),
    route("sectors/:slug", "routes/sector.tsx"),
    route("search", "routes/search.tsx"),
    route("profile", "routes/profile.tsx"),
    route("startup-profile-submission", "routes/startup-profile-submission.tsx"),
    route("investor-profile-submission", "routes/investor-profile-submission.tsx"),
    route("auth", "routes/auth.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("legal-disclaimer", "routes/legal-disclaimer.tsx"),
    ...SITE_PAGES.map((slug) => route(slug, "routes/site-page.tsx", { id: slug })),
    route("report", "routes/report.tsx"),
    route("newsletter", "routes/newsletter.tsx"),
    ...NEWSLETTER_STEPS.map((step) =>
      route(`newsletter/${step}`, "routes/newsletter-step.tsx", { id: `newsletter-${step}` }),
    ),
    route("claim", "routes/claim.tsx"),
    route("deck-review", "routes/deck-review.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("credits", "routes/credits.tsx"),
    route("settings", "routes/settings.tsx"),
    route("goodbye", "routes/goodbye.tsx"),
    route("pitch-deck-upload", "routes/pitch-deck-upload.tsx"),
    route("business-license-upload", "routes/business-license-upload.tsx"),
    route("website-submission", "routes/website-submission.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
