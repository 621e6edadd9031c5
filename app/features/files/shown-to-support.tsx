import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredFile } from "../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import type { Person } from "../account/signed-in.tsx";

/** The owner's permission for support to see this deck: for a day, and withdrawn at any time. */
export function ShownToSupport({ person, file }: { person: Person; file: StoredFile }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { connect } = useBackend();
  const queries = useQueryClient();
  const userId = person.session.user.id;
  const key = ["support-grant", userId, file.path];
  const shown = useQuery({
    queryKey: key,
    async queryFn({ signal }): Promise<string | null> {
      const client = await connect();
      const query = client.from("support_grants").select("ends_at").eq("path", file.path);
      const { data } = await query
        .gt("ends_at", new Date().toISOString())
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data?.ends_at ?? null;
    },
  });
  const change = useMutation({
    networkMode: "always",
    async mutationFn(show: boolean) {
      const client = await connect();
      const grants = client.from("support_grants");
      await (show
        ? grants.insert({ user_id: userId })
        : grants.delete().eq("user_id", userId)
      ).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (shown.data === undefined) return null;
  const until = shown.data;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p role="status" className="max-w-prose text-muted">
        {until === null
          ? t("supportHint")
          : t("supportSees", {
              until: exactMoment(until, language),
            })}
      </p>
      {/* Hardly anybody needs it: no button beside those for the file itself. */}
      <button
        type="button"
        aria-disabled={change.isPending}
        className="inline-flex min-h-11 cursor-pointer items-center text-leaf underline underline-offset-4"
        onClick={() => {
          if (!change.isPending) change.mutate(until === null);
        }}
      >
        {change.isPending
          ? t("saving")
          : until === null
            ? t("showToSupport")
            : t("hideFromSupport")}
      </button>
      {change.isError ? (
        <p role="alert" className="mt-2 font-medium text-alert">
          {t("showFailed")}
        </p>
      ) : null}
    </div>
  );
}
