declare module "parse-prometheus-text-format" {
  type Metric = {
    labels?: Record<string, string>;
    value?: string;
    buckets?: Record<string, string>;
    sum?: string;
    count?: string;
  };
  type Family = { name: string; help: string; type: string; metrics: Metric[] };
  /** Families of metrics; throws on a malformed line. */
  export default function parse(text: string): Family[];
}
