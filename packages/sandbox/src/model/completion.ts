import { randomUUID } from "node:crypto";
import { type CompletionRequest, markOf, promptOf } from "./completion-request.ts";
import type { Turn } from "./turn.ts";

interface ToolCall {
  name: string;
  written: string;
}

interface Said {
  content: string | null;
  calls: readonly ToolCall[];
}

type SpokenTurn = Exclude<Turn, { status: number } | { silent: true }>;

/** An answer in the wire format of OpenAI's chat completions. */
export function completionOf(request: CompletionRequest, turn: SpokenTurn): object {
  const { content, calls } = sayingOf(request, turn);
  const promptTokens = Math.ceil(JSON.stringify(request).length / 4);
  const completionTokens = Math.ceil(((content ?? "").length + JSON.stringify(calls).length) / 4);
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
          refusal: null,
          ...(calls.length > 0 && { tool_calls: calls.map(toolCallOf) }),
        },
        logprobs: null,
        finish_reason: calls.length > 0 ? "tool_calls" : "stop",
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

function toolCallOf({ name, written }: ToolCall): object {
  return { id: `call_${randomUUID()}`, type: "function", function: { name, arguments: written } };
}

function sayingOf(request: CompletionRequest, turn: SpokenTurn): Said {
  if ("say" in turn) return { content: turn.say, calls: [] };
  if ("flood" in turn) return { content: "many words ".repeat(Math.ceil(turn.flood / 11)), calls: [] };
  if ("calls" in turn)
    return { content: null, calls: turn.calls.map(({ call, input }) => jsonCall(call, input)) };
  if ("written" in turn) return { content: null, calls: [{ name: turn.call, written: turn.written }] };
  if (!("on" in turn)) return { content: null, calls: [jsonCall(turn.call, turn.input)] };
  const ref = markOf(promptOf(request), turn.on);
  if (ref === undefined) return { content: null, calls: [jsonCall("stop", { reason: "no_way_on" })] };
  return { content: null, calls: [jsonCall(turn.call, { ref, ...turn.more })] };
}

function jsonCall(name: string, input: unknown): ToolCall {
  return { name, written: JSON.stringify(input ?? {}) };
}
