import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { withoutSecrets } from "./describe-error.ts";
import { hidden, hideSecrets, secretNames } from "./hide-secrets.ts";

export type { Logger } from "pino";
export type LogLevel = NonNullable<LoggerOptions["level"]>;

/**
 * The only logger of a process. Writes JSON lines to standard error, with ISO timestamps and without text
 * that errors quote.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: hideSecrets },
    serializers: { err: asItIs, error: asItIs, req: () => undefined, res: () => undefined },
    // A child logger's bindings bypass the formatter.
    redact: { paths: [...secretNames], censor: hidden },
    hooks: {
      logMethod(args, write) {
        const [subject, message, ...rest]: readonly unknown[] = args;
        // Without a message, the library would use the error's own, unfiltered.
        const filtered =
          typeof subject === "string"
            ? [withoutSecrets(subject), ...args.slice(1)]
            : [subject, withoutSecrets(String(message ?? "noted")), ...rest];
        Reflect.apply(write, this, filtered);
      },
    },
  };
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }));
}

/** Replaces the library's serialiser, because errors have already been described. */
function asItIs(described: unknown): unknown {
  return described;
}
