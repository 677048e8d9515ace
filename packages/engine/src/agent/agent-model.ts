/**
 * The model as the engine sees it: it is shown text and names one action. The caller of the engine provides
 * one; how it is reached, and with which library, does not concern the engine.
 */
export interface AgentModel {
  /**
   * Rejects with an AgentModelError if there is no answer. An answer that is not an action still resolves.
   */
  decide(prompt: AgentPrompt, signal: AbortSignal): Promise<AgentReply>;
}

export interface AgentPrompt {
  /** The same for every call. */
  instructions: string;
  message: string;
  tools: readonly AgentTool[];
  maxOutputTokens: number;
}

export interface AgentTool {
  name: string;
  description: string;
  /** JSON Schema of the input. */
  input: Readonly<Record<string, unknown>>;
}

export interface AgentReply {
  /** What the model wants to do, exactly as it wrote it; not validated yet. */
  calls: readonly { name: string; input: unknown }[];
  /** Prompt and answer together. */
  tokens: number;
}

/** The model could not be reached, or its answer could not be read. The message contains nothing it wrote. */
export class AgentModelError extends Error {
  override readonly name = "AgentModelError";
}
