import { useMessages } from "../../app/i18n/messages-context.tsx";

const REFERRERS = ["rounds", "articles", "owners", "people"] as const;

/** Why a document cannot be moved, when that is not a problem of a field. */
export function useSayRefusal(): (problems: Record<string, string>) => string | undefined {
  const t = useMessages("deskDocuments");
  return (problems) => {
    if (problems.state) return t("stillPublished");
    const referring = REFERRERS.flatMap((what) => {
      const [code, count] = problems[what]?.split(":") ?? [];
      return code === "referring" ? [t(`referring_${what}`, { count: Number(count) })] : [];
    });
    if (referring.length > 0) return t("stillReferredTo", { list: referring.join(" · ") });
    if (problems.row) return t("changedElsewhere");
    if (problems.publishAt) return t("problem_inThePast");
    if (problems.unpublishAt) return t("endsBefore");
    if (problems.reason) return t("ownersNeedReason");
    return undefined;
  };
}
