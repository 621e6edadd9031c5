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

/** The lines of the longest phrase on a phone. */
const ONE_LINE = "min-h-[1lh]";
const TWO_LINES = "min-h-[2lh] sm:min-h-[1lh]";

export function Hero({ action }: { action: ReactNode }) {
  const t = useMessages("home");
  const language = useLanguage();
  const phrases = PHRASES.map((key) => t(key));
  const isShort = language === "zh" || language === "th";
  const typed = useTypewriter(phrases, language);
  return (
    <section className="frame grid items-center gap-x-10 py-3 lg:grid-cols-[1fr_18rem]">
      <div>
        <h1 className="text-2xl leading-headline font-bold tracking-tight md:text-3xl lg:text-5xl">
          {t("heroTitle")}
        </h1>
        {/* Reserves the lines of the longest phrase, so that typing moves nothing. */}
        <p className={`mt-2 text-muted ${isShort ? ONE_LINE : TWO_LINES}`}>
          <span className="sr-only">
            {`${t("heroLead")} ${listFormat(language).format(phrases)}`}
          </span>
          <span aria-hidden="true">
            {`${t("heroLead")} `}
            <span className="typewriter-text font-semibold text-leaf">{typed}</span>
          </span>
        </p>
        <div className="mt-2">{action}</div>
      </div>
      <HeroPicture />
    </section>
  );
}
