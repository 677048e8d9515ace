import { styleText } from "node:util";

/** Output of the demo: colours and an animated line in a terminal, plain lines in a pipe. */
export interface Screen {
  title(text: string): void;
  fact(name: string, value: string): void;
  /** Prints a heading; the times of the steps below count from here. */
  section(text: string): void;
  step(label: string): void;
  question(text: string): void;
  answer(name: string, value: string): void;
  /** Shows what is being waited for; the next line replaces it. */
  wait(text: string): void;
  success(text: string): void;
  problem(text: string): void;
  close(): void;
}

const spinnerFrames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const nameWidth = 14;

export function createScreen(stream: NodeJS.WriteStream): Screen {
  let startedAt = Date.now();
  const waiting = stream.isTTY ? createSpinner(stream) : createPlainWaiting(stream);
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    styleText(style, text, { stream, validateStream: true });
  const seconds = (): string => paint("dim", `${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`);
  const print = (line: string): void => {
    waiting.clear();
    stream.write(`${line}\n`);
  };
  return {
    title: (text) => print(`\n${paint("bold", text)}\n`),
    fact: (name, value) => print(`  ${paint("dim", name.padEnd(nameWidth))}${value}`),
    section: (text) => {
      startedAt = Date.now();
      print(`\n${paint("bold", text)}`);
    },
    step: (label) => print(`${seconds()}  ${paint("green", "•")} ${label}`),
    question: (text) => print(`${seconds()}  ${paint("yellow", "?")} ${paint("yellow", text)}`),
    answer: (name, value) =>
      print(`${" ".repeat(8)}    ${paint("dim", name.padEnd(nameWidth))}${paint("cyan", value)}`),
    wait: (text) => waiting.show(text),
    success: (text) => print(`\n${paint(["bold", "green"], "✓")} ${text}\n`),
    problem: (text) => print(`\n${paint(["bold", "red"], "✗")} ${text}\n`),
    close: () => waiting.clear(),
  };
}

interface Waiting {
  show(text: string): void;
  clear(): void;
}

function createPlainWaiting(stream: NodeJS.WriteStream): Waiting {
  let shown = "";
  const show = (text: string): void => {
    if (text !== shown) stream.write(`  ${text} …\n`);
    shown = text;
  };
  return { show, clear: () => {} };
}

function createSpinner(stream: NodeJS.WriteStream): Waiting {
  let timer: NodeJS.Timeout | undefined;
  const clear = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    stream.write("\r\u001b[2K\u001b[?25h");
  };
  const show = (text: string): void => {
    clear();
    let frame = 0;
    const draw = (): void => {
      const glyph = spinnerFrames[frame++ % spinnerFrames.length] ?? "";
      stream.write(
        `\r\u001b[2K\u001b[?25l${" ".repeat(8)}  ${styleText("cyan", glyph)} ${styleText("dim", text)}`,
      );
    };
    draw();
    timer = setInterval(draw, 80);
  };
  return { show, clear };
}
