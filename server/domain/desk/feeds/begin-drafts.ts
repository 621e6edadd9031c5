import { enteredCurrency } from "../../../../contracts/currencies.ts";
import { dayInRegion } from "../../../../contracts/days.ts";
import { type ArticleContent, emptyArticle } from "../../../../contracts/desk/article.ts";
import { emptyInvestor } from "../../../../contracts/desk/investor.ts";
import { type RoundContent, roundContent } from "../../../../contracts/desk/round.ts";
import { emptyStartup } from "../../../../contracts/desk/startup.ts";
import type { ProposedRound, STORY_DRAFTS, Story } from "../../../../contracts/desk/stories.ts";
import type { Staff } from "../as-staff.ts";
import { beginDocument } from "../documents.ts";
import { fittingAddress, sourceOfReport } from "../source-of-report.ts";
import { findNamed } from "./find-named.ts";
import { readStory } from "./stories.ts";

type Draft = (typeof STORY_DRAFTS)[number];

/** @returns the story's draft, which is begun only once; undefined if there is no such story. */
export async function beginFromStory(
  staff: Staff,
  { id, draft }: { id: string; draft: Draft },
): Promise<string | undefined> {
  const { client } = staff;
  // Pressing twice, or at the same time as somebody else, gives the same draft.
  await client.query("select from desk.stories where id = $1 for update", [id]);
  const story = await readStory(staff, id);
  if (!story) return undefined;
  const begun = draft === "article" ? story.articleId : story.roundId;
  if (begun) return begun;
  const content = draft === "article" ? articleOf(story) : roundOf(story);
  const documentId = await beginDocument(staff, draft, content);
  await client.query(`update desk.stories set ${draft}_id = $2, state = 'drafted' where id = $1`, [
    id,
    documentId,
  ]);
  return documentId;
}

/** Begins the draft of a company that the directory does not know. */
export function beginNamed(
  staff: Staff,
  { kind, name }: { kind: "startup" | "investor"; name: string },
): Promise<string> {
  const empty = kind === "startup" ? emptyStartup() : emptyInvestor();
  return beginDocument(staff, kind, { ...empty, name });
}

const MOST_SOURCES = 30;
const MOST_NAMED = 50;

/** Facts with their sources, but none of the sources' sentences: the author writes the text. */
function articleOf({ items, entities }: Story): ArticleContent {
  const named = (kind: string) => entities.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    ...emptyArticle(),
    sources: items
      .slice(0, MOST_SOURCES)
      .map((item) => sourceOfReport(item, dayInRegion(Date.now()))),
    startups: named("startup").slice(0, MOST_NAMED),
    investors: named("investor").slice(0, MOST_NAMED),
  };
}

function roundOf(story: Story): RoundContent {
  const { round, entities } = story;
  const company = round?.company.stated;
  const startup = company ? findNamed(entities, "startup", company) : undefined;
  const amount = round?.amount.stated;
  const currency = enteredCurrency(amount?.currency ?? "");
  const investors = (round?.investors ?? []).flatMap(({ value: { name, isLead } }) => {
    const known = findNamed(entities, "investor", name);
    return known ? [{ id: known.id, name: known.name, isLead }] : [];
  });
  return roundContent.parse({
    startup: startup ? { id: startup.id, name: startup.name } : null,
    kind: round?.kind.stated ?? null,
    announcedOn: round?.announcedOn.stated ?? "",
    money: amount && currency ? { amount: String(amount.amount), currency } : {},
    investors: [...new Map(investors.map((one) => [one.id, one])).values()],
    sources: round ? sourcesOf(story, round) : {},
  });
}

function sourcesOf({ items }: Story, round: ProposedRound): RoundContent["sources"] {
  const facts = {
    amount: round.amount.stated ? round.amount.claims[0] : undefined,
    announced_on: round.announcedOn.stated ? round.announcedOn.claims[0] : undefined,
    investors: round.investors[0],
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([fact, claim]) => {
      const item = items.find(({ id }) => id === claim?.said[0]?.itemId);
      if (!item) return [];
      const { publisher, url } = item;
      return [
        [
          fact,
          { publisher, url: fittingAddress(url), readOn: dayInRegion(Date.now()), readBy: null },
        ],
      ];
    }),
  );
}
