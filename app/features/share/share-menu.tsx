import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { IconPath } from "../../ui/icons.tsx";

const SHARE = "M12 15V3.5M8 7.5l4-4 4 4M5 12.5v7h14v-7";
const LINK =
  "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5";

/** Networks for sharing a link without a native share; none of their scripts is loaded. */
const NETWORKS = [
  {
    name: "WhatsApp",
    href: (url: string, title: string) =>
      `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  },
  {
    name: "LINE",
    href: (url: string) =>
      `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`,
  },
  {
    name: "Zalo",
    href: (url: string) =>
      `https://button-share.zalo.me/share_external?u=${encodeURIComponent(url)}`,
  },
  {
    name: "Telegram",
    href: (url: string, title: string) =>
      `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
  {
    name: "LinkedIn",
    href: (url: string) =>
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
  {
    name: "Facebook",
    href: (url: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
] as const;

/** Share (the device's own if available, otherwise a menu) and copy link (spec §2). */
export function ShareMenu(props: {
  title: string;
  address: string;
  /** On a phone only the icons show: beside other buttons there is no room for words. */
  brief?: boolean;
}) {
  const { title, address } = props;
  const t = useMessages("share");
  const native = useHydrated() && typeof navigator.share === "function";

  const copy = () =>
    navigator.clipboard
      .writeText(address)
      .then(() => notify("success", t("linkCopied")))
      .catch(() => notify("error", t("copyFailed")));

  // Closing the device's share sheet rejects with AbortError, which is not a failure.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);

  const word = props.brief ? "max-sm:sr-only" : "";
  const button = `button button-quiet text-sm ${props.brief ? "max-sm:!px-3" : ""}`;

  return (
    <div className="flex flex-wrap gap-2">
      {native ? (
        <button type="button" className={button} onClick={share}>
          <IconPath path={SHARE} />
          <span className={word}>{t("share")}</span>
        </button>
      ) : (
        <Dropdown
          label={t("share")}
          summary={
            <>
              <IconPath path={SHARE} />
              <span className={word}>{t("share")}</span>
            </>
          }
          summaryClass={button}
          panelClass="menu-panel !right-auto left-0"
        >
          {NETWORKS.map(({ name, href }) => (
            <a
              key={name}
              href={href(address, title)}
              target="_blank"
              rel="noopener noreferrer"
              className="menu-item"
              aria-label={t("shareBy", { name })}
            >
              {name}
            </a>
          ))}
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
            className="menu-item"
          >
            {t("shareEmail")}
          </a>
        </Dropdown>
      )}
      <button type="button" className={`needs-scripts ${button}`} onClick={copy}>
        <IconPath path={LINK} />
        <span className={word}>{t("copyLink")}</span>
      </button>
    </div>
  );
}
