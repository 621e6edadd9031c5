import { useMessages } from "../../i18n/messages-context.tsx";

/** A link to a fresh sign-in, for people without a password as proof. */
export function SignInAgain({ onPress }: { onPress: () => void }) {
  const t = useMessages("settings");
  return (
    <button type="button" className="button button-quiet justify-self-start" onClick={onPress}>
      {t("signInAgain")}
    </button>
  );
}
