import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  createGateway,
  generateText,
  jsonSchema,
  type LanguageModel,
  type ToolSet,
  tool,
} from "ai";
import { type AgentModel, AgentModelError, type AgentPrompt, type AgentReply } from "../agent/agent-model.ts";
import { boundedFetch } from "./bounded-fetch.ts";

export interface AgentModelSettings {
  /** The model's name at the endpoint; without an endpoint, `provider/model` as in the AI SDK's gateway. */
  model: string;
  apiKey?: string | undefined;
  /** An endpoint with the wire format of OpenAI's chat completions. */
  baseUrl?: string | undefined;
}

/** Two retries after a temporary failure, unless the caller's signal aborts them. */
const maxRetries = 2;

/**
 * The model behind an engine's agent, through the AI SDK: an OpenAI-compatible endpoint if one is given,
 * otherwise any provider that the SDK's gateway reaches. One call makes one request, apart from retries;
 * tools are never executed here.
 */
export function openAgentModel(settings: AgentModelSettings): AgentModel {
  const model = findModel(settings);
  return {
    decide: async (prompt, signal) => {
      try {
        const { toolCalls, usage } = await generateText({
          model,
          instructions: prompt.instructions,
          prompt: prompt.message,
          tools: toolsOf(prompt),
          maxOutputTokens: prompt.maxOutputTokens,
          temperature: 0,
          maxRetries,
          abortSignal: signal,
          telemetry: { isEnabled: false },
        });
        const calls = toolCalls.map(({ toolName, input }) => ({ name: toolName, input: input as unknown }));
        return { calls, tokens: usage.totalTokens ?? estimateTokens(prompt) } satisfies AgentReply;
      } catch (error) {
        throw explain(error, signal);
      }
    },
  };
}

function findModel({ model, apiKey, baseUrl }: AgentModelSettings): LanguageModel {
  const key = apiKey === undefined ? {} : { apiKey };
  if (baseUrl === undefined) return createGateway({ ...key, fetch: boundedFetch })(model);
  return createOpenAICompatible({ name: "agent", baseURL: baseUrl, ...key, fetch: boundedFetch })(model);
}

function toolsOf({ tools }: AgentPrompt): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => [
      name,
      tool({ description, inputSchema: jsonSchema(input) }),
    ]),
  );
}

/** For endpoints that do not report usage: about four characters per token. */
function estimateTokens({ instructions, message, maxOutputTokens }: AgentPrompt): number {
  return Math.ceil((instructions.length + message.length) / 4) + maxOutputTokens;
}

/** Text from a server or a model is kept out of the message. */
function explain(error: unknown, signal: AbortSignal): AgentModelError {
  if (signal.aborted) return new AgentModelError("The model did not answer in time.");
  const call = APICallError.isInstance(error) ? error : lastCallOf(error);
  const status = call?.statusCode === undefined ? "" : ` (HTTP ${call.statusCode})`;
  return new AgentModelError(`The model gave no answer that can be used${status}.`);
}

function lastCallOf(error: unknown): APICallError | undefined {
  const last = error instanceof Error && "lastError" in error ? error.lastError : undefined;
  return APICallError.isInstance(last) ? last : undefined;
}
