/**
 * The model as the engine sees it: it is shown text and names one action. Whoever runs the engine brings one; how it is
 * reached, and by whose library, is no matter of the engine.
 */
export interface AgentModel {
  /** Rejects with an AgentModelError where no answer is to be had; what is no action is an answer all the same. */
  decide(prompt: AgentPrompt, signal: AbortSignal): Promise<AgentReply>;
}

export interface AgentPrompt {
  /** The same on every call. */
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
  /** What the model would do, as it wrote it: nothing here is checked yet. */
  calls: readonly { name: string; input: unknown }[];
  /** Of the prompt and the answer together. */
  tokens: number;
}

/** The model could not be reached, or did not answer in a way that can be read. The message holds nothing it wrote. */
export class AgentModelError extends Error {
  override readonly name = "AgentModelError";
}
