import type { ReactNode, Ref } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Logo } from "../../ui/logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

const REASONS = ["pitchProfile", "pitchReview", "pitchMatch"] as const;

/** The form at the centre; on wide screens, beside it, the benefits of an account. */
export function AuthLayout(props: {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Under the benefits. */
  beside?: ReactNode;
  /** On a phone the benefits come after the form, for new people only. */
  isForNew?: boolean;
  children: ReactNode;
}) {
  const t = useMessages("auth");
  return (
    <div className="frame py-6 md:py-12">
      <div className="mx-auto grid max-w-5xl items-start gap-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-x-[clamp(2rem,6vw,6rem)]">
        <aside
          className={`max-lg:order-last lg:pt-6 ${props.isForNew ? "max-lg:mx-auto max-lg:w-full max-lg:max-w-[30rem]" : "max-lg:hidden"}`}
        >
          <Logo className="size-16 max-lg:hidden" />
          <p className="max-w-md font-display text-2xl leading-tight font-bold text-balance lg:mt-6 lg:text-4xl">
            {t("pitchTitle")}
          </p>
          <ul className="mt-5 grid max-w-md gap-3 text-muted lg:mt-8 lg:gap-4 lg:text-lg">
            {REASONS.map((key) => (
              <li key={key} className="flex gap-3">
                <MemberIcon name="check" className="mt-1 size-5 shrink-0 text-leaf" />
                {t(key)}
              </li>
            ))}
          </ul>
          {props.beside}
        </aside>
        <section className="card mx-auto w-full max-w-[30rem] !p-5 sm:!p-8">
          <h1 ref={props.headingRef} tabIndex={-1} className="mb-5 text-3xl font-bold outline-none">
            {props.title}
          </h1>
          {props.children}
        </section>
      </div>
    </div>
  );
}
