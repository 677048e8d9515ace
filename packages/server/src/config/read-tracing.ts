import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake } from "./environment.ts";
import { demandAbsent } from "./optional-services.ts";

export interface TracingConfig {
  endpoint: string;
  headers: Secret<Record<string, string>>;
}

/** Where traces are sent, from OpenTelemetry's own variables; undefined for nowhere. */
export function readTracing(environment: Environment, mistakes: Mistake[]): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = environment;
  if (endpoint === undefined) {
    demandAbsent(environment, ["OTEL_EXPORTER_OTLP_HEADERS"], "OTEL_EXPORTER_OTLP_ENDPOINT", mistakes);
    return undefined;
  }
  const pairs = (headers ?? "").split(",").filter((pair) => pair.trim() !== "");
  const parsed = pairs.map((pair) => /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair));
  if (parsed.includes(null))
    mistakes.push("OTEL_EXPORTER_OTLP_HEADERS: must be name=value pairs with commas between them");
  const entries = parsed.map((pair) => [pair?.[1] ?? "", decode(pair?.[2] ?? "")]);
  return { endpoint, headers: new Secret(Object.fromEntries(entries)) };
}

/** Values are percent-encoded, as OpenTelemetry specifies. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
