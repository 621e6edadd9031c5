import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import { type Slide, STRONG, slides } from "../../../testing/decks.ts";
import { png } from "../../../testing/pictures.ts";
import { createLending } from "../lending.ts";
import { type Caller, operate, sendFile } from "../operations.ts";
import { addressOf, expectReply } from "../requests.ts";
import type { Action, Load } from "./load.ts";
import { recorded } from "./writing.ts";

const CREATED = 201;
const [SMALLEST_LOGO, LOGO_SIDES] = [200, 300];

const begun = z.object({ id: z.uuid() });
const saved = z.object({ revision: z.int() });
const moved = z.object({ moved: z.literal(1) });

/** Articles by programs and at the desk, and files. */
export function publishing({ server, people, record, listeners }: Load): Action[] {
  const { url, secretKey } = server;
  const publishers = createLending(people.publishers);
  const owners = createLending(people.members);
  let files = 0;

  const insertArticle = async () => {
    const id = randomUUID();
    const title = `An article of the soak ${id}`;
    const row = {
      id,
      slug: `soak-${id}`,
      title,
      category: "Event",
      excerpt: "Told by a program.",
      is_published: true,
      published_at: new Date().toISOString(),
    };
    const announced = listeners.announce(id);
    await recorded(record.begin("article", id, title), () =>
      expectReply(
        url,
        {
          method: "POST",
          path: "/rest/v1/news",
          from: addressOf(0),
          headers: { apikey: secretKey, "content-type": "application/json" },
          body: JSON.stringify(row),
        },
        [CREATED],
      ),
    );
    announced();
  };

  const writeArticle = async (who: Caller) => {
    const atDesk = (path: string, input: object) =>
      operate(url, who, { path: `desk/${path}`, input: { kind: "article", ...input } });
    const { id } = begun.parse((await atDesk("begin-document", {})).data);
    const title = `An article of the desk ${id}`;
    const content = {
      category: "Event",
      texts: { en: { title, excerpt: "Told at the desk.", body: "It was written and published." } },
    };
    const { data } = await atDesk("save-document", { id, revision: 1, content: whole(content) });
    const { revision } = saved.parse(data);
    const documents = [{ id, revision }];
    await recorded(record.begin("article", id, title), async () =>
      moved.parse((await atDesk("move-documents", { documents, move: "publish" })).data),
    );
  };

  const upload = async (who: Caller, kind: string, name: string, body: Buffer) => {
    await recorded(record.begin("file", `${who.id}/${kind}`, sha256(body)), () =>
      sendFile(url, who, { path: "files/upload", query: { kind, name }, body }),
    );
  };
  const deck = async (): Promise<Buffer> => {
    const [, ...rest] = STRONG;
    const cover: Slide = [`Parcelo ${++files}`, "Same-day parcels for online sellers"];
    return slides([cover, ...rest]);
  };
  const logo = () => png(SMALLEST_LOGO + (++files % LOGO_SIDES));
  const sendPicture = async (who: Caller) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const background = { r: 90, g: 120, b: 60 };
    const create = { width: 1280, height: 720, channels: 3, background, noise } as const;
    const body = await sharp({ create }).blur(2).jpeg().toBuffer();
    await recorded(record.begin("picture", sha256(body), "stored"), () =>
      sendFile(url, who, {
        path: "desk/upload-picture",
        query: { kind: "photo", name: "soak.jpg" },
        body,
      }),
    );
  };

  type Lending = typeof owners;
  const borrow = (lending: Lending, use: (who: Caller) => Promise<void>) => async () => {
    await lending.with(use);
  };
  return [
    { name: "inserts an article", weight: 1.5, act: insertArticle },
    { name: "writes an article at the desk", weight: 0.5, act: borrow(publishers, writeArticle) },
    {
      name: "uploads a deck",
      weight: 0.15,
      act: borrow(owners, async (who) => upload(who, "pitch_deck", "deck.pdf", await deck())),
    },
    {
      name: "uploads a logo",
      weight: 0.1,
      act: borrow(owners, (who) => upload(who, "logo", "logo.png", logo())),
    },
    { name: "adds a picture", weight: 0.03, act: borrow(publishers, sendPicture) },
  ];
}

/** The form that the desk sends, with texts for each language. */
function whole(content: { category: string; texts: { en: object } }) {
  const others = ["id", "vi", "th", "zh"].map((language) => [language, {}]);
  return { ...content, texts: { ...Object.fromEntries(others), ...content.texts } };
}

function sha256(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
