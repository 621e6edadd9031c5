import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";

/** Requests the next page of a list, if there is one. */
export function ShowMore(props: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}) {
  const t = useMessages("credits");
  const { query } = props;
  if (!query.hasNextPage) return null;
  return (
    <BusyButton
      kind="quiet"
      className="mt-4"
      busy={query.isFetchingNextPage}
      busyLabel={t("loadingMore")}
      onPress={() => void query.fetchNextPage()}
    >
      {t("showMore")}
    </BusyButton>
  );
}
