import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { LEFT_CHECKOUT } from "../../../contracts/payments.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { isUuid } from "../../platform/uuid.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CheckoutNews } from "./checkout-news.tsx";
import { isSettled, useCheckout } from "./use-checkout.ts";
import { useCredits, useCreditsChanged } from "./use-credits.ts";

const KINDS = {
  open: "info",
  processing: "info",
  paid: "success",
  failed: "alert",
  expired: "info",
  unsettled: "alert",
  unknown: "alert",
} as const;

/**
 * The state of the purchase that a person has returned from (`?checkout=<id>`). Once it is settled
 * the parameter is removed; the message stays until it is closed or the page is left.
 */
export function CheckoutNotice({ person }: { person: Person }) {
  const t = useMessages("purchase");
  const [search, setSearch] = useSearchParams();
  const navigation = useNavigation();
  const given = search.get("checkout") ?? "";
  const [isLeft, setLeft] = useState(false);
  const asked = isUuid(given) ? given : undefined;
  const [followed, setFollowed] = useState(asked);
  if (asked !== undefined && asked !== followed) setFollowed(asked);
  const [closed, setClosed] = useState<string>();
  const shown = followed === closed ? undefined : followed;
  const { data, isError } = useCheckout(person, shown);
  const settled = data !== undefined && isSettled(data);
  const creditsChanged = useCreditsChanged(person);
  const [isRefreshed, setRefreshed] = useState(false);
  const { data: credits } = useCredits(person);
  // The message about the balance is outdated once credits have moved since.
  const [arrived, setArrived] = useState<number>();
  if (isRefreshed && arrived === undefined && credits) setArrived(credits.balance);
  const isStale = arrived !== undefined && credits !== undefined && credits.balance !== arrived;
  if (isStale && shown !== undefined) {
    setClosed(shown);
    setArrived(undefined);
    setRefreshed(false);
  }
  const notice = useRef<HTMLDivElement>(null);

  const cleanAddress = () => {
    // It would pull the person back from the page that they are navigating to.
    if (navigation.state !== "idle") return;
    setSearch(
      (before) => {
        before.delete("checkout");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each purchase that is settled
  useEffect(() => {
    if (!settled) return;
    if (!isTyping()) notice.current?.focus();
    cleanAddress();
    void creditsChanged().finally(() => setRefreshed(true));
  }, [settled, shown]);

  // Only once: the address is clean when the page is reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (given !== LEFT_CHECKOUT) return;
    setLeft(true);
    cleanAddress();
  }, [given]);

  if (shown === undefined && !isLeft) return null;
  return (
    <div className="relative mb-6">
      <Notice ref={notice} kind={data ? KINDS[data.state] : "info"}>
        <div className="pe-10">
          {shown === undefined ? (
            <>
              <p className="font-semibold">{t("leftTitle")}</p>
              <p className="mt-1 text-sm">{t("leftText")}</p>
            </>
          ) : (
            <CheckoutNews
              person={person}
              purchase={data}
              isUnreachable={isError}
              isRefreshed={isRefreshed}
            />
          )}
        </div>
      </Notice>
      <button
        type="button"
        aria-label={t("closeNotice")}
        className="absolute end-1 top-1 flex size-11 items-center justify-center rounded-full text-muted hover:text-ink"
        onClick={() => {
          setClosed(shown);
          setLeft(false);
          cleanAddress();
        }}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}

/** Typing must not be interrupted. */
function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select") ?? false;
}
