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
    <section className="frame grid items-center gap-8 py-8 md:grid-cols-[1.1fr_1fr] md:py-14">
      <div>
        <h1 className="text-4xl leading-headline font-bold tracking-tight md:text-5xl lg:text-6xl [&:lang(zh)]:break-keep md:max-lg:[&:lang(zh)]:text-[2.6rem]">
          {t("heroTitle")}
        </h1>
        {/* Reserves the lines of the longest phrase (three on a phone): typing moves nothing. */}
        <p className="mt-5 min-h-[4.7em] sm:min-h-[3.2em] text-lg text-muted md:text-xl">
          <span className="sr-only">
            {t("heroLead")} {listFormat(language).format(phrases)}
          </span>
          <span aria-hidden="true">
            {t("heroLead")} <br className="sm:hidden" />
            <span className="typewriter-text font-semibold text-leaf">{typed}</span>
          </span>
        </p>
        <div className="mt-6">{action}</div>
      </div>
      <HeroPicture />
    </section>
  );
}
