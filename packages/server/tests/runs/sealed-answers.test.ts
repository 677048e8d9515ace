import { type AnswerValues, type Client, detailsSchema, type Question } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import {
  type CheckoutsServer,
  type CheckoutsServerOptions,
  createTenant,
  startCheckoutsServer,
} from "../checkouts/checkouts-server.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { createTestAnswers } from "../support/kept-answers.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { loseWorker } from "./lose-worker.ts";
import { confirmed, variantQuestion } from "./scripted-purchases.ts";
import { readStoredText } from "./stored-text.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

const labels = ["Security PIN", "Kontokennwort", "Sozialversicherungsnummer", "Nickname"];
const secrets = labels.map((_label, index) => `canary-${index}-5b1f`);

const detailsQuestion: Question = {
  key: "details",
  message: "The shop insists on details that are not known yet.",
  responseSchema: detailsSchema(labels.map((title, index) => ({ name: `field_${index}`, title }))),
};
const answer = Object.fromEntries(secrets.map((secret, index) => [`field_${index}`, secret]));

describe("what a shop asks for besides", () => {
  let database: Database;
  let client: Client;
  let typed: AnswerValues[];
  let key: string;
  const servers: CheckoutsServer[] = [];

  beforeEach(async () => {
    typed = [];
    database = await openTestDatabase();
    key = (await createTenant(database)).createKey();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    await database.close();
  });

  const buy = async (host: CheckoutHost): Promise<CheckoutOutcome> => {
    typed.push(await host.ask(detailsQuestion));
    await host.ask(variantQuestion);
    await host.beforeSubmit({ total: undefined, attempt: 1 });
    return confirmed;
  };
  const start = async (options: Partial<CheckoutsServerOptions> = {}): Promise<CheckoutsServer> => {
    const server = await startCheckoutsServer({
      database,
      capacity: { slots: 1, parkedPerSlot: 1 },
      runCheckout: (_order, host) => buy(host),
      ...options,
    });
    servers.push(server);
    client = server.clientOf(key);
    return server;
  };
  /** Brings a run to the question after the details. */
  const answerDetails = async (): Promise<string> => {
    const { id } = await client.checkouts.create({ target });
    const details = await untilAsked(client, id, "details");
    await client.checkouts.submitAction(id, details.id, answer);
    await untilAsked(client, id, "variant");
    return id;
  };
  const answerVariant = async (id: string): Promise<void> => {
    const variant = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, variant.id, { Size: "s" });
  };
  const expectNowhere = async (id: string): Promise<void> => {
    const told = servers.flatMap((server) => [...server.lines, JSON.stringify(server.events)]).join("");
    const everything =
      told + (await readStoredText(database)) + JSON.stringify(await client.checkouts.get(id));
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  };
  const sealedRows = () =>
    database.db.selectFrom("user_actions").select("id").where("sealed_values", "is not", null).execute();

  it("is readable nowhere, whatever it is called, and is typed as it was answered", async () => {
    await start();
    const id = await answerDetails();
    await expectNowhere(id);
    await answerVariant(id);
    await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([answer]);
    await expectNowhere(id);
  });

  it("serves the run once more when its worker is lost, and nobody is asked again", async () => {
    await start();
    const id = await answerDetails();
    await start();
    await loseWorker(database, id);
    // The start of the second server may have given the run back as well, where it is the only one on its database.
    await expect.poll(() => typed.length).toBeGreaterThan(1);
    await answerVariant(id);
    const ended = await untilStatus(client, id, "succeeded");
    expect(typed).toEqual(typed.map(() => answer));
    expect(ended.progressItems.filter(({ data }) => data.key === "details")).toHaveLength(1);
    await expectNowhere(id);
  });

  it("is gone with the end of the run, sealed or not", async () => {
    await start();
    const id = await answerDetails();
    expect(await sealedRows()).toHaveLength(1);
    await client.checkouts.cancel(id);
    expect(await sealedRows()).toEqual([]);
    expect(await database.db.selectFrom("submitted_values").selectAll().execute()).toEqual([]);
  });

  it("is asked for again where its key is gone", async () => {
    await start({ keptAnswers: createTestAnswers() });
    const id = await answerDetails();
    await start({ keptAnswers: createTestAnswers() });
    await loseWorker(database, id);
    await untilAsked(client, id, "details");
  });
});
