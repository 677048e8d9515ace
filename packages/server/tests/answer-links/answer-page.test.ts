import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnswerValues, Client, Question } from "@cartwright/contract";
import { type RunHost, SealedAnswer } from "@cartwright/engine/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAnswerKey } from "../../../engine/src/run-process/answer-key.ts";
import { startAnswerPage } from "../../src/start-answer-page.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { card, cardQuestion, confirmed, variantQuestion } from "../runs/scripted-purchases.ts";
import { readStoredText } from "../runs/stored-text.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { catchMails, type MailCatcher } from "../support/catch-mails.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { openLink } from "./open-link.ts";

let folder: string;
let mails: MailCatcher;
let server: TestServer;
let page: Awaited<ReturnType<typeof startAnswerPage>>;
let tenant: TestTenant;
let client: Client;
let question: Question = cardQuestion;
let picture: string | undefined;
/** As the run got them. */
const typed: (AnswerValues | undefined)[] = [];
const lines: string[] = [];

async function buy(host: RunHost) {
  const key = createAnswerKey();
  if (picture !== undefined) await host.keepGoodsPicture?.(picture);
  await host.report({
    code: "variant_chosen",
    label: "Chose the mug.",
    facts: { title: "Enamel <b>Mug</b>", variant: { Colour: "Green" }, quantity: 2, price: "12.00" },
  });
  const answer = await host.ask(question, { answerKey: key.publicKey });
  typed.push(answer instanceof SealedAnswer ? await key.open(answer.box) : answer);
  return confirmed;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-answer-"));
  mails = await catchMails();
  server = await startTestServer({
    worker: true,
    environment: {
      ROLES: "api,worker,answer",
      DATA_DIR: folder,
      ANSWER_PORT: "0",
      ANSWER_MAILS: "buyer",
      SMTP_URL: mails.smtpUrl,
    },
    engine: {
      openBrowser: async () => ({ browser: undefined, close: async () => undefined }),
      runCheckout: (_order, host) => buy(host),
      lossOf: () => undefined,
    },
    onLogLine: (line) => lines.push(line),
  });
  page = await startAnswerPage(server.config);
});
afterAll(async () => {
  await page.close();
  await server.close();
  await mails.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  question = cardQuestion;
  picture = undefined;
  typed.length = 0;
  tenant = await server.signup();
  client = tenant.client;
});

/** A checkout that waits with its question, and a person with the link to it. */
async function ask(asked: Question = cardQuestion, by = client) {
  question = asked;
  const { id: buyerProfileId } = await by.buyerProfiles.create({
    name: { first: "Ada", last: "Lovelace" },
    contact: { email: `${tenant.tenantId}@example.com` },
    shipping: { addressLines: ["1 Analytical Way"], locality: "London", countryCode: "GB" },
  });
  const { id } = await by.checkouts.create({ target, buyerProfileId });
  const { id: actionId } = await untilAsked(by, id, asked.key);
  const { url } = await by.checkouts.createAnswerLink(id);
  return { id, actionId, link: openLink(page.url, url, mails) };
}

const cardForm = {
  do: "submit",
  "field-0": card.card_number,
  "field-1": card.card_expiry,
  "field-2": card.card_cvc,
};

describe("an address that is no link", () => {
  const texts = [
    "%00",
    "a%0d%0aset-cookie:%20a=b",
    encodeURIComponent("é😀"),
    "..%2f..",
    "A".repeat(200),
    "%ff",
  ];
  it.each(texts)("%j looks like a link that has ended, and leads nowhere", async (token) => {
    for (const path of ["", "/done", "/declined", "/picture"])
      expect((await fetch(`${page.url}/a/${token}${path}`, { redirect: "manual" })).status).not.toBe(200);
    const sent = {
      method: "POST",
      headers: { origin: page.url },
      body: new URLSearchParams({ do: "send_code" }),
    };
    const answer = await fetch(`${page.url}/a/${token}`, { ...sent, redirect: "manual" });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(lines.join()).not.toContain("the answer page failed");
  });
});

describe("a link whose holder has proved nothing", () => {
  it("shows nothing of the purchase, and can answer nothing", async () => {
    const { id, link } = await ask();
    const seen = await link.get();
    expect(seen.status).toBe(200);
    for (const word of ["Mug", "hartwell", "Lovelace", "Analytical", "24.20", "Card number", "@example.com"])
      expect(seen.text).not.toContain(word);
    for (const form of [cardForm, { do: "decline" }, { do: "approve" }]) await link.post(form);
    expect((await client.checkouts.get(id)).status).toBe("awaiting_user_action");
    await client.checkouts.cancel(id);
  });

  it("looks like a link that never was, once its question is over", async () => {
    const { id, link } = await ask();
    await client.checkouts.cancel(id);
    const never = openLink(page.url, `${page.url}/a/${"A".repeat(43)}`, mails);
    // Answers of two seconds differ in their date alone.
    const plain = async ({ get }: typeof link) => {
      const { headers, ...rest } = await get();
      return { ...rest, headers: [...headers].filter(([name]) => name !== "date") };
    };
    expect(await plain(link)).toEqual(await plain(never));
    expect((await link.get()).status).toBe(404);
  });

  it("ends after five wrong codes, on every link of the question", async () => {
    const { id, link } = await ask();
    const other = openLink(page.url, (await client.checkouts.createAnswerLink(id)).url, mails);
    await link.post({ do: "send_code" });
    const code = link.readCode(`${tenant.tenantId}@example.com`);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const left of ["4 tries are left", "3 tries are left", "2 tries are left", "One try is left"])
      expect((await link.post({ do: "check_code", code: wrong })).text).toContain(left);
    expect((await link.post({ do: "check_code", code: wrong })).status).toBe(404);
    for (const each of [link, other]) {
      expect((await each.get()).status).toBe(404);
      expect((await each.post({ do: "check_code", code })).status).toBe(404);
    }
    const fresh = openLink(page.url, (await client.checkouts.createAnswerLink(id)).url, mails);
    expect((await fresh.post({ do: "send_code" })).text).toContain("No more codes are sent");
    await fresh.post({ do: "check_code", code });
    expect((await fresh.get()).text).not.toContain("Card number");
    await client.checkouts.cancel(id);
  });

  it("is mailed three codes at most, each good for ten minutes and one browser", async () => {
    const { id, link } = await ask();
    const email = `${tenant.tenantId}@example.com`;
    for (const _ of [1, 2, 3]) expect((await link.post({ do: "send_code" })).status).toBe(303);
    expect((await link.post({ do: "send_code" })).status).toBe(429);
    const code = link.readCode(email);
    expect((await link.post({ do: "check_code", code })).status).toBe(303);
    const another = openLink(page.url, link.url, mails);
    expect((await another.post({ do: "check_code", code })).status).toBe(403);
    await client.checkouts.cancel(id);
  });
});

describe("a link whose holder has proved to be the buyer", () => {
  it("shows what is bought, from whom, for whom and the total, as text alone", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    const { text } = await link.get();
    for (const word of ["Enamel &lt;b&gt;Mug&lt;/b&gt;", "Colour: Green", "Quantity: 2", "12.00", "$24.20"])
      expect(text).toContain(word);
    for (const word of ["hartwell.localhost", "Ada Lovelace", "1 Analytical Way", "London"])
      expect(text).toContain(word);
    await client.checkouts.cancel(id);
    expect((await link.get()).status).toBe(404);
  });

  it("gives the card to the run, and to nothing else of the service", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    const answered = await link.post(cardForm);
    expect(answered.location).toMatch(/\/done$/);
    await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([card]);
    const kept = (await readStoredText(server.database)) + lines.join("");
    expect(kept).not.toContain(card.card_number);
    expect(kept).not.toContain(link.url.split("/").at(-1));
  });

  it("says what is wrong with a field, and sends nothing back that was typed", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    const sentences = {
      "": "Security code is required.",
      "12": "The security code has three or four digits.",
    };
    for (const [code, sentence] of Object.entries(sentences)) {
      const refused = await link.post({ ...cardForm, "field-2": code });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(`id="field-2-complaint">${sentence}</p>`);
      expect(refused.text).not.toContain(card.card_number);
    }
    await client.checkouts.cancel(id);
  });

  it("offers the choices of a question and declines as well", async () => {
    const first = await ask(variantQuestion);
    await first.link.prove(`${tenant.tenantId}@example.com`);
    expect((await first.link.post({ do: "submit", "field-0": "xl" })).status).toBe(400);
    await first.link.post({ do: "submit", "field-0": "l" });
    await untilStatus(client, first.id, "succeeded");
    expect(typed).toEqual([{ Size: "l" }]);
    const second = await ask();
    await second.link.prove(`${tenant.tenantId}@example.com`);
    expect((await second.link.post({ do: "decline" })).location).toMatch(/\/declined$/);
    expect((await client.checkouts.get(second.id)).failure).toEqual({ reason: "user_cancelled" });
  });

  it("has the time of the question once more where more is asked for, and that once", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    const expiresAt = async () =>
      Date.parse((await client.checkouts.get(id)).pendingUserAction?.expiresAt ?? "");
    await server.passTime(540_000);
    const before = await expiresAt();
    expect((await link.get()).text).toContain("I need more time");
    await link.post({ do: "more_time" });
    expect(await expiresAt()).toBeGreaterThan(before + 500_000);
    const extended = await expiresAt();
    await link.post({ do: "more_time" });
    expect(await expiresAt()).toBe(extended);
    await server.passTime(120_000);
    const { status, text } = await link.get();
    expect(status).toBe(200);
    expect(text).not.toContain("I need more time");
    await server.passTime(480_000);
    expect((await link.get()).status).toBe(404);
    await client.checkouts.cancel(id);
  });

  it("refuses forms of other pages", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    for (const origin of ["https://example.com", "null", undefined])
      expect((await link.post({ do: "decline" }, { origin })).status).toBe(403);
    expect((await client.checkouts.get(id)).status).toBe("awaiting_user_action");
    await client.checkouts.cancel(id);
  });

  it("serves pages that load nothing, are kept nowhere and stand in no frame", async () => {
    const { id, link } = await ask();
    const { headers } = await link.get();
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+; script-src 'sha256-[^;]+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    await client.checkouts.cancel(id);
  });
});

describe("the picture of the goods", () => {
  const jpeg = Buffer.from("ffd8ffe0 a picture", "latin1").toString("base64");
  const pictureAt = (url: string, cookie: string) => fetch(`${url}/picture`, { headers: { cookie } });

  it("is sent from the page's own origin, as a picture and nothing else, to those who have proved who they are", async () => {
    picture = jpeg;
    const { id, link } = await ask();
    expect((await link.get()).text).not.toContain("<img");
    expect((await pictureAt(link.url, link.cookie())).status).toBe(404);
    await link.prove(`${tenant.tenantId}@example.com`);
    expect((await link.get()).text).toContain(
      `<img class="picture" src="${new URL(link.url).pathname}/picture"`,
    );
    const sent = await pictureAt(link.url, link.cookie());
    expect(Buffer.from(await sent.arrayBuffer()).toString("base64")).toBe(jpeg);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(await readStoredText(server.database)).not.toContain(jpeg);
    await client.checkouts.cancel(id);
    expect((await pictureAt(link.url, link.cookie())).status).toBe(404);
  });

  it("is left out if the run has taken none", async () => {
    const { id, link } = await ask();
    await link.prove(`${tenant.tenantId}@example.com`);
    expect((await link.get()).text).not.toContain("<img");
    expect((await pictureAt(link.url, link.cookie())).status).toBe(404);
    await client.checkouts.cancel(id);
  });
});

describe("a link of a key that names origins", () => {
  it("may stand in frames of those alone, to its end", async () => {
    const frameOrigins = ["https://shop.example.com", "http://localhost:8080"];
    const { client: framing } = await tenant.createKey({ frameOrigins });
    const { id, link } = await ask(cardQuestion, framing);
    const allowed = `frame-ancestors ${frameOrigins.join(" ")}`;
    const headersNow = async () => (await link.get()).headers;
    expect((await headersNow()).get("content-security-policy")).toContain(allowed);
    expect((await headersNow()).get("x-frame-options")).toBeNull();
    await link.prove(`${tenant.tenantId}@example.com`);
    expect((await headersNow()).get("content-security-policy")).toContain(allowed);
    const ended = await link.post({ do: "decline" });
    const done = await fetch(new URL(ended.location ?? "", page.url));
    expect(done.status).toBe(200);
    expect((await fetch(new URL("/a/never-made/done", page.url))).status).toBe(404);
    expect(done.headers.get("content-security-policy")).toContain(allowed);
    expect((await headersNow()).get("content-security-policy")).toContain(allowed);
    expect((await framing.checkouts.get(id)).status).toBe("failed");
  });

  it.each([
    "https://shop.example.com/",
    "http://shop.example.com",
    "*",
    "null",
    "https://a.example b.example",
    "https://*",
    "https://*.example.com",
    "https://a.example;report-uri",
    "https://a.example,b",
  ])("is not to be had for %s", async (origin) => {
    await expect(tenant.createKey({ frameOrigins: [origin] })).rejects.toMatchObject({ status: 400 });
  });
});

describe("a buyer whose purchase waits for them", () => {
  it("is mailed a link, and another at half time while nothing is answered", async () => {
    const { id } = await ask();
    const mailed = () => mails.mailsTo(`${tenant.tenantId}@example.com`);
    await expect.poll(mailed).toEqual([expect.stringContaining("needs you")]);
    const [, url = ""] = /(http:\S+\/a\/[\w-]{43})/.exec(mailed()[0] ?? "") ?? [];
    expect((await openLink(page.url, url, mails).get()).text).toContain("Send the code");
    await server.passTime(299_000);
    expect(mailed()).toHaveLength(1);
    await server.passTime(2_000);
    await expect.poll(() => mailed()[0]).toContain("Still waiting");
    expect(mailed()).toHaveLength(2);
    await client.checkouts.cancel(id);
  });

  it("is left alone by a question that is answered in time, and by one that an agent may answer", async () => {
    const { id, actionId } = await ask();
    const mailed = () => mails.mailsTo(`${tenant.tenantId}@example.com`);
    await expect.poll(mailed).toHaveLength(1);
    await client.checkouts.submitAction(id, actionId, card);
    await untilStatus(client, id, "succeeded");
    const second = await ask(variantQuestion);
    await server.passTime(301_000);
    const third = await ask();
    // What was asked for before has been looked at by the time that this one is mailed.
    await expect.poll(mailed).toHaveLength(2);
    expect(mailed().join("")).not.toContain("Still waiting");
    await client.checkouts.cancel(second.id);
    await client.checkouts.cancel(third.id);
  });
});

it("people of the workspace who want mail are told of a question, and reminded, with the way to the dashboard", async () => {
  const addMember = (email: string, wants_mail: boolean) =>
    server.database.db
      .insertInto("memberships")
      .values({
        issuer: "https://accounts.test",
        user_id: email,
        tenant_id: tenant.tenantId,
        created_at: new Date(),
        email,
        wants_mail,
      })
      .execute();
  const [ada, bob] = [`ada-${tenant.tenantId}@example.com`, `bob-${tenant.tenantId}@example.com`];
  await addMember(ada, true);
  await addMember(bob, false);
  const variant = await ask(variantQuestion);
  await client.checkouts.cancel(variant.id);
  const { id } = await ask();
  await expect
    .poll(() => mails.mailsTo(ada))
    .toEqual([expect.stringContaining(`/checkouts/${id.slice(0, 8)}`)]);
  expect(mails.mailsTo(ada)[0]).toContain("waits for you");
  await server.passTime(301_000);
  await expect.poll(() => mails.mailsTo(ada)).toHaveLength(2);
  expect(mails.mailsTo(bob)).toEqual([]);
  await client.checkouts.cancel(id);
});
