import type { Metric, Sample } from "./instruments.ts";

/** The content type of Prometheus' text format, version 0.0.4. */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Prometheus' text format: for each metric its help, type and samples, even if it has no samples.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function expose(metrics: readonly Metric[]): string {
  return metrics.map(describe).join("");
}

function describe(metric: Metric): string {
  const { name, help, type } = metric;
  const lines = Array.from(metric.samples(), (sample) => lineOf(name, sample));
  const text = help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
  return `# HELP ${name} ${text}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function lineOf(name: string, { suffix = "", labels, value }: Sample): string {
  const told = Object.entries(labels).map(([label, said]) => `${label}="${escapeLabel(said)}"`);
  const set = told.length === 0 ? "" : `{${told.join(",")}}`;
  return `${name}${suffix}${set} ${numberOf(value)}\n`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numberOf(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? "+Inf" : "-Inf";
}
