import { useMessages } from "../../i18n/messages-context.tsx";

/** The way to a fresh sign-in, for who has no password to prove themselves by. */
export function SignInAgain({ onPress }: { onPress: () => void }) {
  const t = useMessages("settings");
  return (
    <button type="button" className="button button-quiet justify-self-start" onClick={onPress}>
      {t("signInAgain")}
    </button>
  );
}
