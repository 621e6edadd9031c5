import { useMessages } from "../../i18n/messages-context.tsx";
import { NewsImage } from "./news-image.tsx";
import type { Article } from "./read-article.ts";
import { useSayLicence } from "./say-licence.ts";

/** The picture of an article, and its author, if the desk knows them. */
export function ArticlePicture({
  article,
}: {
  article: Pick<
    Article,
    "image" | "imageAlt" | "title" | "category" | "untranslated" | "imageCredit" | "imageLicence"
  >;
}) {
  const t = useMessages("article");
  const sayLicence = useSayLicence();
  const { imageCredit: credit, imageLicence: licence } = article;
  const picture = (
    <NewsImage
      card={article}
      sizes="(min-width: 64rem) 53rem, 85vw"
      eager
      className="mt-4 max-md:-mx-4 max-md:aspect-[2/1] max-md:rounded-none md:mt-6 md:has-[.cover]:aspect-[2/1]"
    />
  );
  if (credit === "" && licence === "") return picture;
  return (
    <figure className="min-w-0">
      {picture}
      <figcaption className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
        {credit === "" ? null : <span>{t("pictureCredit", { credit })}</span>}
        {licence === "" ? null : <span>{sayLicence(licence)}</span>}
      </figcaption>
    </figure>
  );
}
