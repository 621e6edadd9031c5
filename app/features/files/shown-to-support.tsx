import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredFile } from "../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import type { Person } from "../account/signed-in.tsx";

/** The owner's leave for support to see this deck: for a day, and taken back at any time. */
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
        .maybeSingle();
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
    <div className="mt-4 border-t border-line pt-4">
      <p role="status" className="text-sm text-muted">
        {until === null
          ? t("supportHint")
          : t("supportSees", {
              until: exactMoment(until, language),
            })}
      </p>
      <div className="mt-3">
        <BusyButton
          kind="quiet"
          busy={change.isPending}
          busyLabel={t("saving")}
          onPress={() => change.mutate(until === null)}
        >
          {until === null ? t("showToSupport") : t("hideFromSupport")}
        </BusyButton>
      </div>
      {change.isError ? (
        <p role="alert" className="mt-2 text-sm font-medium text-alert">
          {t("showFailed")}
        </p>
      ) : null}
    </div>
  );
}
