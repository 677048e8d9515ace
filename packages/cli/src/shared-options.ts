import type { Command } from "commander";

/** Adds a command with the options that all commands share. */
export function addCommand(parent: Command, nameAndArguments: string, description: string): Command {
  return parent
    .command(nameAndArguments)
    .description(description)
    .option("--json", "print JSON, one document on each line")
    .option("--url <address>", "the address of the service");
}
