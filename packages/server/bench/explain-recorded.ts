import pg from "pg";
import { z } from "zod";
import { type Ids, type Recorded, withOwnIds } from "./recorded.ts";

/** What the database did for one request. */
export interface Explained {
  /** Pages of 8 KiB that its statements touched. A count: how busy the machine is does not show in it. */
  pages: number;
  /** One line for each table that a statement read or wrote, and how it got there. */
  steps: string[];
}

/** Runs the statements under `explain analyze` and takes them back. */
export async function explainRecorded(databaseUrl: string, recorded: Recorded, ids: Ids): Promise<Explained> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const explained: Explained = { pages: 0, steps: [] };
  try {
    await client.query("begin");
    for (const { text, values } of recorded.statements) {
      if (text === "begin" || text === "commit") continue;
      const own = values.map((value) => withOwnIds(value, recorded, ids));
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, own);
      const [{ Plan: plan }] = z.tuple([z.object({ Plan })]).parse(rows[0]["QUERY PLAN"]);
      explained.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
      explained.steps.push(...stepsOf(plan));
    }
    await client.query("rollback");
    return explained;
  } finally {
    await client.end();
  }
}

const PlanNode = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Shared Hit Blocks": z.number(),
  "Shared Read Blocks": z.number(),
  "Actual Rows": z.number(),
  Operation: z.string().optional(),
});
type Plan = z.output<typeof PlanNode> & { Plans?: Plan[] | undefined };
const Plan: z.ZodType<Plan> = PlanNode.extend({ Plans: z.lazy(() => z.array(Plan)).optional() });

function stepsOf(plan: Plan): string[] {
  const { "Relation Name": table, "Index Name": index, "Actual Rows": rows, Operation: operation } = plan;
  const own =
    table === undefined && index === undefined
      ? []
      : [
          `${operation ?? plan["Node Type"]} ${[table, index && `by ${index}`].filter(Boolean).join(" ")}, ${rows} rows`,
        ];
  return [...own, ...(plan.Plans ?? []).flatMap(stepsOf)];
}
