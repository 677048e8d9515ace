import { openAgentModel } from "../../src/agent-model/open-agent-model.ts";
import type { AgentModel } from "../../src/index.ts";

export interface ScriptedModel extends AgentModel {
  /** How often it was asked by the engine. */
  calls(): number;
  /** Everything the endpoint was sent, as text. */
  prompts(): Promise<string>;
}

/** A model of the sandbox's endpoint that answers, one after the other, what the script says. */
export async function scriptedModel(
  port: number,
  name: string,
  script: readonly object[] = [],
): Promise<ScriptedModel> {
  const origin = `http://127.0.0.1:${port}/model`;
  await fetch(`${origin}/scripts/${encodeURIComponent(name)}`, {
    method: "PUT",
    body: JSON.stringify(script),
  });
  const model = openAgentModel({ model: name, apiKey: "sandbox-key", baseUrl: `${origin}/v1` });
  let calls = 0;
  return {
    decide: (prompt, signal) => {
      calls += 1;
      return model.decide(prompt, signal);
    },
    calls: () => calls,
    prompts: async () => (await fetch(`${origin}/requests/${encodeURIComponent(name)}`)).text(),
  };
}
