import type { AgentModel } from "@cartwright/engine";
import { openAgentModel } from "@cartwright/engine/agent-model";

/** Opens the model configured by the server's environment variables; undefined if none is set. */
export function modelOf(environment: Readonly<Record<string, string | undefined>>): AgentModel | undefined {
  const { AGENT_MODEL: model, AGENT_API_KEY: apiKey, AGENT_BASE_URL: baseUrl } = environment;
  return model ? openAgentModel({ model, apiKey, baseUrl }) : undefined;
}

/** Wraps the model and counts its calls. */
export function counted(model: AgentModel | undefined): { model: AgentModel | undefined; calls(): number } {
  let calls = 0;
  const counting = model && {
    decide: (...asked: Parameters<AgentModel["decide"]>) => {
      calls += 1;
      return model.decide(...asked);
    },
  };
  return { model: counting, calls: () => calls };
}
