import { PASSWORD_MIN } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { PasswordField } from "./auth-fields.tsx";
import { type PasswordStrength, passwordStrength } from "./password-rules.ts";
import type { FieldPlace } from "./use-auth-form.ts";

/** A new password, its strength, and its repetition. */
export function NewPasswordFields(props: {
  password: FieldPlace;
  repeated: FieldPlace;
  typed: string;
  email: string;
}) {
  const t = useMessages("auth");
  return (
    <>
      <div className="relative">
        <PasswordField
          {...props.password}
          autoComplete="new-password"
          hint={t("passwordHint", { min: PASSWORD_MIN })}
        />
        <StrengthMeter strength={passwordStrength(props.typed, props.email)} empty={!props.typed} />
      </div>
      <PasswordField {...props.repeated} autoComplete="new-password" />
    </>
  );
}

const STEPS: PasswordStrength[] = ["weak", "fair", "good", "strong"];
const WORDS = {
  weak: "strengthWeak",
  fair: "strengthFair",
  good: "strengthGood",
  strong: "strengthStrong",
} as const;

/** Beside the label: a line that appeared would move the next button, and an empty one would be a gap. */
function StrengthMeter({ strength, empty }: { strength: PasswordStrength; empty: boolean }) {
  const t = useMessages("auth");
  const reached = empty ? 0 : STEPS.indexOf(strength) + 1;
  return (
    <div className="absolute end-0 top-0.5 flex items-center gap-2 text-sm text-muted">
      {/* A phone has room for the words only. */}
      <div
        aria-hidden="true"
        className={`flex w-12 shrink-0 gap-0.5 max-sm:hidden ${empty ? "invisible" : ""}`}
      >
        {STEPS.map((step, place) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${
              place >= reached ? "bg-line" : strength === "weak" ? "bg-alert" : "bg-sprout"
            }`}
          />
        ))}
      </div>
      <p role="status">{empty ? null : t(WORDS[strength])}</p>
    </div>
  );
}
