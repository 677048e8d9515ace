import type { Client, ResourceScope } from "@cartwright/contract";
import {
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
  type ToolAnnotations,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/server";
import type { z } from "zod";
import { publishedSchema } from "./published-schema.ts";
import type { ToldQuestions } from "./told-questions.ts";
import { describeFailure } from "./tool-errors.ts";
import type { AdmitWait } from "./wait-limit.ts";

/** One connection or request of an agent: its identity and its permissions. */
export interface AgentSession {
  client: Client;
  scopes: readonly string[];
  /** Tells callers apart for `told`. */
  callerId: string;
  told: ToldQuestions;
  accountId: string;
  admitWait: AdmitWait;
  /**
   * Whether the client opens links for its user, but can only be given them with a refusal: it is of 2025 and
   * served without a session.
   */
  refusesWithLink: boolean;
  /** Aborted when the service closes: waits end early. */
  closing: AbortSignal;
  hasTool: (name: string) => boolean;
}

export interface ToolCall extends AgentSession {
  /** Aborted when the caller gives up. */
  signal: AbortSignal;
  request: ServerContext["mcpReq"];
  /** Whether the client opens links for its user. */
  opensLinks: boolean;
  /** Whether the client shows forms to its user. */
  showsForms: boolean;
}

export interface AgentTool {
  name: string;
  /** The tool is only offered if the key has this scope. */
  scope: ResourceScope;
  register(server: McpServer, session: AgentSession): void;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  description: string;
  scope: ResourceScope;
  input: Input;
  output: Output;
  annotations: Required<Omit<ToolAnnotations, "title">>;
  run(args: z.output<Input>, call: ToolCall): Promise<CallToolResult | InputRequiredResult>;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): AgentTool {
  const { name, scope, description, annotations, run } = definition;
  const inputSchema = publishedSchema(definition.input);
  const outputSchema = publishedSchema(definition.output);
  return {
    name,
    scope,
    register: (server, session) => {
      server.registerTool(
        name,
        { description, inputSchema, outputSchema, annotations },
        async (args, context) => {
          const { signal } = context.mcpReq;
          const elicitation = server.server.getClientCapabilities()?.elicitation;
          const opensLinks = elicitation?.url !== undefined;
          const showsForms = elicitation?.form !== undefined;
          try {
            return await run(args, { ...session, signal, request: context.mcpReq, opensLinks, showsForms });
          } catch (error) {
            signal.throwIfAborted();
            if (error instanceof UrlElicitationRequiredError) throw error;
            return describeFailure(error);
          }
        },
      );
    },
  };
}

/** The content twice: for clients that read structured content, and for clients that only read text. */
export function structured(content: object): CallToolResult {
  return { structuredContent: { ...content }, content: [{ type: "text", text: JSON.stringify(content) }] };
}
