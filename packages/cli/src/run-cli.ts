import { ApiError, ConnectionError, UnexpectedAnswerError } from "@cartwright/contract";
import { Command, CommanderError } from "commander";
import { CliError } from "./cli-error.ts";
import { addAccountCommands } from "./commands/account.ts";
import { addBuyCommands } from "./commands/buy.ts";
import { addCheckoutCommands } from "./commands/checkouts.ts";
import { addDoctorCommand } from "./commands/doctor.ts";
import { addKeyCommands } from "./commands/keys.ts";
import { addListenCommand } from "./commands/listen.ts";
import { addMcpCommand } from "./commands/mcp.ts";
import { addProfileCommands } from "./commands/profiles.ts";
import { addReplayCommand } from "./commands/replay.ts";
import { type ExitCode, exitCodes, type SetExitCode } from "./exit-codes.ts";
import type { Host } from "./host.ts";
import { safeJson, safeText } from "./safe-text.ts";

/** Runs one command and resolves with its exit code. Never rejects: errors are printed on stderr. */
export async function runCli(host: Host): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  const program = createProgram(host, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(host.args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    return explain(error, host);
  }
}

function createProgram(host: Host, setExitCode: SetExitCode): Command {
  const program = new Command("cartwright")
    .description("Buy from online shops with Cartwright: start, answer, follow and look after purchases.")
    .version("0.1.0")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void host.stdout.write(text),
      writeErr: (text) => void host.stderr.write(text),
    })
    .addHelpText(
      "after",
      `
Environment:
  CARTWRIGHT_API_KEY   the key to use; else the one that "signup" or "login" saved
  CARTWRIGHT_URL       the address of the service; else the saved one, else http://127.0.0.1:4000

Exit codes: 0 done or bought, 1 unexpected, 2 usage, 3 not bought, 4 declined or cancelled,
5 refused by the service, 6 out of reach, 7 needs a person, 130 interrupted.`,
    );
  addAccountCommands(program, host);
  addBuyCommands(program, host, setExitCode);
  addCheckoutCommands(program, host);
  addReplayCommand(program, host);
  addProfileCommands(program, host);
  addKeyCommands(program, host);
  addListenCommand(program, host);
  addMcpCommand(program, host);
  addDoctorCommand(program, host, setExitCode);
  return program;
}

function explain(error: unknown, host: Host): ExitCode {
  const { message, code, details } = describeFailure(error, host);
  const isJson = host.args.includes("--json");
  host.stderr.write(
    isJson ? `${safeJson({ error: true, message, exitCode: code, ...details })}\n` : `${message}\n`,
  );
  return code;
}

interface Failure {
  message: string;
  code: ExitCode;
  details?: object;
}

function describeFailure(error: unknown, { signal }: Host): Failure {
  if (signal.aborted || isPromptClosed(error))
    return { message: "Interrupted.", code: exitCodes.interrupted };
  if (error instanceof CliError) return { message: error.message, code: error.exitCode };
  if (error instanceof ApiError) return describeRefusal(error);
  if (error instanceof ConnectionError) return { message: error.message, code: exitCodes.unreachable };
  if (error instanceof UnexpectedAnswerError)
    return {
      message: `${error.message}. Is this the address of a Cartwright service?`,
      code: exitCodes.unreachable,
    };
  return { message: error instanceof Error ? error.message : String(error), code: exitCodes.unexpected };
}

function describeRefusal({ message, status, body, requestId }: ApiError): Failure {
  const issues =
    body?.issues?.map((issue) => `\n  ${issue.path.join(".")}: ${safeText(issue.message)}`) ?? [];
  const request = requestId === undefined ? "" : ` (request ${requestId})`;
  return {
    message: `${safeText(message)}${issues.join("")}${request}`,
    code: status >= 500 ? exitCodes.unexpected : exitCodes.refused,
    details: { status, requestId, body },
  };
}

/** Whether Ctrl-C was pressed at a prompt. */
function isPromptClosed(error: unknown): boolean {
  return error instanceof Error && error.name === "ExitPromptError";
}
