import type { ModelCall } from "../services/language-model/language-model.ts";
import { type ModelSettings, openModel } from "../services/language-model/open-model.ts";
import {
  type Reply,
  says,
  startModelServer,
} from "../services/language-model/test-model-server.ts";
import { modelEngine } from "./model-engine.ts";

const stops: (() => Promise<void>)[] = [];

/** An engine whose model gives these replies; waiting takes no time. */
export async function engineThatHears(...replies: Reply[]) {
  return engineWithin({}, ...replies);
}

export async function engineWithin(changes: Partial<ModelSettings>, ...replies: Reply[]) {
  const { settings, requests, stop } = await startModelServer(...replies);
  stops.push(stop);
  const calls: ModelCall[] = [];
  const asking = {
    signal: new AbortController().signal,
    onCall: async (call: ModelCall) => {
      calls.push(call);
    },
  };
  const engine = modelEngine(openModel({ ...settings, ...changes }, async () => {}));
  return { engine, asking, calls, requests };
}

export async function stopServers(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
}

/** The numbers of issues that a second reading refutes, finds less serious, or finds to repeat another. */
export type SecondReading = {
  refuted?: readonly number[];
  weighed?: readonly number[];
  doubles?: readonly (readonly [number, number])[];
};

/** A model that gives this review of a deck, and then reads its issues again. */
export function judges(
  review: object,
  { refuted = [], weighed = [], doubles = [] }: SecondReading = {},
): Reply {
  const stands = { why: "True.", stands: true, severity: 3, sameAs: null };
  const findings = [
    ...refuted.map((number) => ({ ...stands, number, stands: false })),
    ...weighed.map((number) => ({ ...stands, number, severity: 2 })),
    ...doubles.map(([number, sameAs]) => ({ ...stands, number, sameAs })),
  ];
  return twice(review, { findings });
}

/** A model with these objections to a profile, which then refutes some of those that it is shown. */
export function objects(findings: object[], refuted: readonly number[] = []): Reply {
  const objections = refuted.map((number) => ({ number, why: "A brand.", stands: false }));
  return twice({ findings }, { objections });
}

/** A model with these judgements, which then refutes some of the refusals and reasons that it is shown. */
export function matches(judged: readonly object[], refuted: readonly number[] = []): Reply {
  const findings = refuted.map((number) => ({ number, why: "It says so nowhere.", stands: false }));
  return twice({ matches: judged }, { findings });
}

function twice(first: object, second: object): Reply {
  return (response, asked) => {
    const isSecond = asked.messages[0]?.content.includes("Try to refute") === true;
    says(isSecond ? second : first)(response, asked);
  };
}
