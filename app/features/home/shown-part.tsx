import type { Messages } from "../../i18n/messages.ts";
import { MessagesProvider } from "../../i18n/messages-context.tsx";
import type { NewestMonth } from "../market-reports/load-newest-month.server.ts";
import { MarketRail } from "../pulse/market-rail.tsx";
import type { PresentedPulse } from "../pulse/present-pulse.ts";
import { PulseStrip } from "../pulse/pulse-strip.tsx";
import { ComingReports } from "./coming-reports.tsx";
import { FoundersBox } from "./founders-box.tsx";
import type { Offer } from "./load-offer.server.ts";

export type ShownPartProps = {
  part: "strip" | "rail" | "reports";
  /** Absent in a browser that has the parts from the server. */
  shown:
    | {
        pulse: PresentedPulse | undefined;
        month: NewestMonth | null | undefined;
        offer: Offer;
        messages: Pick<Messages, "reports">;
      }
    | undefined;
};

/** The parts of Home that only show something and link to more. */
export function ShownPart({ part, shown }: ShownPartProps) {
  if (!shown) return null;
  const { pulse, month, offer, messages } = shown;
  if (part === "reports") {
    return (
      <MessagesProvider messages={messages}>
        <ComingReports month={month} />
      </MessagesProvider>
    );
  }
  if (part === "strip") return pulse ? <PulseStrip pulse={pulse} /> : null;
  return (
    <>
      <FoundersBox offer={offer} />
      {pulse ? <MarketRail pulse={pulse} /> : null}
    </>
  );
}
