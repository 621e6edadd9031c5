import { Copy, DockerfileParser, Env, type Instruction } from "dockerfile-ast";
import { z } from "zod";

export type Step =
  | { kind: "copy"; from: string | undefined; sources: string[]; target: string }
  | { kind: "run"; command: string };

/** A stage of a Dockerfile: how it is built, and how the result is run. */
export type Stage = {
  name: string;
  base: string;
  folder: string;
  environment: Record<string, string>;
  steps: Step[];
  user: string;
  entrypoint: string[];
  healthcheck: string[];
};

/**
 * The stages, in order, with the instructions that our Dockerfile uses.
 * @throws Error at any other instruction, which would otherwise be ignored.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const one of DockerfileParser.parse(text).getInstructions()) {
    const content = one.getArgumentsContent() ?? "";
    const keyword = one.getKeyword();
    const stage = stages.at(-1);
    if (keyword === "FROM") {
      const [base = "", , name = ""] = content.split(/\s+/);
      stages.push({
        ...{ name, base, folder: "/", environment: {}, steps: [] },
        ...{ user: "0:0", entrypoint: [], healthcheck: [] },
      });
    } else if (stage) take(stage, one, content);
    else if (keyword !== "ARG") throw new Error(`${keyword} stands before the first FROM`);
  }
  return stages;
}

function take(stage: Stage, one: Instruction, content: string): void {
  const keyword = one.getKeyword();
  if (one instanceof Copy) {
    const words = one.getArguments().map((word) => word.getValue());
    const from = one.getFromFlag()?.getValue() ?? undefined;
    stage.steps.push({
      kind: "copy",
      from,
      sources: words.slice(0, -1),
      target: words.at(-1) ?? "",
    });
  } else if (one instanceof Env) {
    for (const property of one.getProperties()) {
      stage.environment[property.getName()] = property.getValue() ?? "";
    }
  } else if (keyword === "HEALTHCHECK") stage.healthcheck = readWords(content.replace(/^CMD /, ""));
  else if (keyword === "RUN") stage.steps.push({ kind: "run", command: content });
  else if (keyword === "WORKDIR") stage.folder = content;
  else if (keyword === "USER") stage.user = content;
  else if (keyword === "ENTRYPOINT") stage.entrypoint = readWords(content);
  else if (keyword !== "VOLUME" && keyword !== "EXPOSE") {
    throw new Error(`${keyword} is not understood`);
  }
}

/** The form without a shell. */
function readWords(content: string): string[] {
  return z.array(z.string()).parse(JSON.parse(content));
}
