import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";

export function NotHere() {
  const t = useMessages("desk");
  return (
    <>
      <h1 className="text-2xl font-bold">{t("notHereTitle")}</h1>
      <p className="mt-3">
        <Link to="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t("toStart")}
        </Link>
      </p>
    </>
  );
}
