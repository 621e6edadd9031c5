import type { ReactNode } from "react";
import { listFormat } from "../../../contracts/formats.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { useTypewriter } from "./use-typewriter.ts";

const PHRASES = [
  "phraseTrends",
  "phraseMentorship",
  "phraseData",
  "phrasePromotion",
  "phraseFunding",
] as const;

export function Hero({ action }: { action: ReactNode }) {
  const t = useMessages("home");
  const language = useLanguage();
  const phrases = PHRASES.map((key) => t(key));
  const typed = useTypewriter(phrases, language);
  return (
    <section className="frame grid items-center gap-x-10 py-3 lg:grid-cols-[1fr_18rem]">
      <div>
        <h1 className="text-2xl leading-headline font-bold tracking-tight md:text-3xl lg:text-5xl [&:lang(zh)]:break-keep">
          {t("heroTitle")}
        </h1>
        {/* Reserves the lines of the longest phrase (two on a phone): typing moves nothing. */}
        <p className="mt-2 min-h-[2lh] text-muted sm:min-h-[1lh]">
          <span className="sr-only">
            {t("heroLead")} {listFormat(language).format(phrases)}
          </span>
          <span aria-hidden="true">
            {t("heroLead")} <span className="typewriter-text font-semibold text-leaf">{typed}</span>
          </span>
        </p>
        <div className="mt-2">{action}</div>
      </div>
      <HeroPicture />
    </section>
  );
}
