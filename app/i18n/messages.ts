import type { Language } from "../../contracts/languages.ts";
import { fillMessage, type Message, type MessageParameters } from "../../contracts/messages.ts";
import type account from "./locales/en/account.json";
import type activity from "./locales/en/activity.json";
import type article from "./locales/en/article.json";
import type auth from "./locales/en/auth.json";
import type centre from "./locales/en/centre.json";
import type claim from "./locales/en/claim.json";
import type company from "./locales/en/company.json";
import type crash from "./locales/en/crash.json";
import type credits from "./locales/en/credits.json";
import type criteria from "./locales/en/criteria.json";
import type deckOffer from "./locales/en/deckOffer.json";
import type deckReview from "./locales/en/deckReview.json";
import type deckSections from "./locales/en/deckSections.json";
import type desk from "./locales/en/desk.json";
import type deskCompanies from "./locales/en/deskCompanies.json";
import type deskDocuments from "./locales/en/deskDocuments.json";
import type deskDuplicates from "./locales/en/deskDuplicates.json";
import type deskFeeds from "./locales/en/deskFeeds.json";
import type deskFields from "./locales/en/deskFields.json";
import type deskImports from "./locales/en/deskImports.json";
import type deskKeys from "./locales/en/deskKeys.json";
import type deskPeople from "./locales/en/deskPeople.json";
import type deskPictures from "./locales/en/deskPictures.json";
import type deskQueue from "./locales/en/deskQueue.json";
import type deskSite from "./locales/en/deskSite.json";
import type deskStories from "./locales/en/deskStories.json";
import type deskToday from "./locales/en/deskToday.json";
import type deskWriting from "./locales/en/deskWriting.json";
import type directory from "./locales/en/directory.json";
import type files from "./locales/en/files.json";
import type footer from "./locales/en/footer.json";
import type founders from "./locales/en/founders.json";
import type frame from "./locales/en/frame.json";
import type funding from "./locales/en/funding.json";
import type goodbye from "./locales/en/goodbye.json";
import type home from "./locales/en/home.json";
import type hub from "./locales/en/hub.json";
import type keptForms from "./locales/en/keptForms.json";
import type labels from "./locales/en/labels.json";
import type legal from "./locales/en/legal.json";
import type marketReport from "./locales/en/marketReport.json";
import type matches from "./locales/en/matches.json";
import type mistake from "./locales/en/mistake.json";
import type newsletter from "./locales/en/newsletter.json";
import type nextStep from "./locales/en/nextStep.json";
import type offers from "./locales/en/offers.json";
import type pricing from "./locales/en/pricing.json";
import type problems from "./locales/en/problems.json";
import type profile from "./locales/en/profile.json";
import type provenance from "./locales/en/provenance.json";
import type publishing from "./locales/en/publishing.json";
import type pulse from "./locales/en/pulse.json";
import type purchase from "./locales/en/purchase.json";
import type reports from "./locales/en/reports.json";
import type runs from "./locales/en/runs.json";
import type saved from "./locales/en/saved.json";
import type savedItems from "./locales/en/savedItems.json";
import type search from "./locales/en/search.json";
import type settings from "./locales/en/settings.json";
import type share from "./locales/en/share.json";
import type sitePage from "./locales/en/sitePage.json";
import type status from "./locales/en/status.json";
import type suggest from "./locales/en/suggest.json";
import type website from "./locales/en/website.json";

/** The words of the product by namespace: one file per namespace and language in `locales/`. */
export type Catalogue = {
  founders: typeof founders;
  frame: typeof frame;
  footer: typeof footer;
  home: typeof home;
  /** The reports that Home announces. */
  reports: typeof reports;
  article: typeof article;
  legal: typeof legal;
  /** The words around a page that staff have written. */
  sitePage: typeof sitePage;
  /** Pages for what does not exist, or could not be read. */
  status: typeof status;
  /** What every page must be able to say when it fails, or is offline. */
  crash: typeof crash;
  /** Names of the closed lists (contracts/catalogue.ts). */
  labels: typeof labels;
  /** The pages of a startup and of an investor. */
  company: typeof company;
  /** The sources of a company's facts, and what became of it apart from its rounds. */
  provenance: typeof provenance;
  directory: typeof directory;
  saved: typeof saved;
  share: typeof share;
  funding: typeof funding;
  /** Home's funding figures. */
  pulse: typeof pulse;
  search: typeof search;
  suggest: typeof suggest;
  /** The frame of every account page. */
  account: typeof account;
  /** Balance, packs, plans, statement and invoices. */
  credits: typeof credits;
  /** The runs of the paid services: their progress, and why they failed. */
  runs: typeof runs;
  /** The reports of months and years: their pages, and the PDF. */
  marketReport: typeof marketReport;
  /** Smart match: results, feedback and introductions. */
  matches: typeof matches;
  nextStep: typeof nextStep;
  /** What packs and plans of credits are worth. */
  offers: typeof offers;
  pricing: typeof pricing;
  /** Match criteria as they were read: points, and how to correct them. */
  criteria: typeof criteria;
  /** The state of a purchase, on every account page. */
  purchase: typeof purchase;
  /** Reporting a mistake on a page. */
  mistake: typeof mistake;
  /** Asking for the week's news by mail, and ending it. */
  newsletter: typeof newsletter;
  /** Claiming the page of a company. */
  claim: typeof claim;
  /** The account centre. */
  centre: typeof centre;
  /** What a review of a pitch deck offers, before anybody signs up. */
  deckOffer: typeof deckOffer;
  /** The findings of a pitch deck's review. */
  deckReview: typeof deckReview;
  /** What a deck covers, section by section, and the pages that could go. */
  deckSections: typeof deckSections;
  /** Publishing a profile, the result of its review, and taking the page down. */
  publishing: typeof publishing;
  /** The forms of a startup's and of an investor's profile. */
  profile: typeof profile;
  /** The pages of a country and of a sector. */
  hub: typeof hub;
  /** Unsaved input of a form, here and on other devices. */
  keptForms: typeof keptForms;
  /** Signing in and up, and new passwords. */
  auth: typeof auth;
  /** What can go wrong, in general and with a field (spec §5, §8). */
  problems: typeof problems;
  settings: typeof settings;
  /** A person's saved items. */
  savedItems: typeof savedItems;
  activity: typeof activity;
  /** The last page of an account's deletion. */
  goodbye: typeof goodbye;
  /** Decks, licenses and logos: uploading, viewing, and why a file is refused. */
  files: typeof files;
  website: typeof website;
  /** The desk of the people who run the site: its frame, staff and acts. */
  desk: typeof desk;
  deskDocuments: typeof deskDocuments;
  deskStories: typeof deskStories;
  deskWriting: typeof deskWriting;
  /** The start of the desk: figures. */
  deskToday: typeof deskToday;
  /** Pages of the site, and who runs it. */
  deskSite: typeof deskSite;
  deskQueue: typeof deskQueue;
  deskKeys: typeof deskKeys;
  deskPeople: typeof deskPeople;
  /** The desk's companies, investors and rounds. */
  deskCompanies: typeof deskCompanies;
  deskDuplicates: typeof deskDuplicates;
  deskFeeds: typeof deskFeeds;
  deskFields: typeof deskFields;
  deskImports: typeof deskImports;
  deskPictures: typeof deskPictures;
};

export type Namespace = keyof Catalogue;

/** A loader's messages: one language, and the namespaces that its page needs. */
export type Messages = { [N in Namespace]?: Catalogue[N] };

export type Translate<N extends Namespace> = (
  key: keyof Catalogue[N] & string,
  parameters?: MessageParameters,
) => string;

/** Makes the translate function of one namespace in one language. */
export function translator<N extends Namespace>(
  language: Language,
  messages: Catalogue[N],
): Translate<N> {
  return (key, parameters = {}) => {
    const message: unknown = messages[key];
    return fillMessage(isMessage(message) ? message : String(key), parameters, language);
  };
}

/**
 * Names the values of the closed lists (contracts/catalogue.ts); an unknown value is returned as it
 * is.
 */
export function labeller({ labels }: Messages): (value: string) => string {
  const names: Record<string, string> = labels ?? {};
  return (value) => names[value] ?? value;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}
