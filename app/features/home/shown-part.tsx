import { type Insight, MarketRail } from "../pulse/market-rail.tsx";
import type { PresentedPulse } from "../pulse/present-pulse.ts";
import { PulseStrip } from "../pulse/pulse-strip.tsx";
import { ComingReports } from "./coming-reports.tsx";

export type ShownPartProps = {
  part: "strip" | "rail" | "reports";
  pulse: PresentedPulse | undefined;
  insight: Insight[];
};

/** The parts of Home that only show and lead on. */
export function ShownPart({ part, pulse, insight }: ShownPartProps) {
  if (part === "reports") return <ComingReports />;
  if (!pulse) return null;
  return part === "strip" ? (
    <PulseStrip pulse={pulse} />
  ) : (
    <MarketRail pulse={pulse} insight={insight} />
  );
}
