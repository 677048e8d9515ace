import { createClient } from "@cartwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newShopper } from "../packages/sandbox/tests/support/shopper.ts";
import { signUpByHttp } from "../packages/sandbox/tests/support/sign-in-by-http.ts";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct({ ROLES: "api,sandbox" });
});
afterAll(() => product.stop());

test("a person signs up at the provider that the product brings, opens a workspace and mints a key", async () => {
  const { hostname, port } = new URL(product.getUrl("identity"));
  const person = { name: "Ada Buyer", email: "ada@example.com", password: "correct horse" };
  const { id_token } = await signUpByHttp(newShopper(Number(port), hostname), hostname, person);
  const baseUrl = product.getUrl("api");
  const owner = createClient({ baseUrl, apiKey: id_token });
  await expect(owner.workspaces.get()).rejects.toMatchObject({ status: 404 });
  const { id } = await owner.workspaces.create({ name: "Acme" });
  const { key } = await owner.apiKeys.create({ mode: "test" });
  const { data } = await createClient({ baseUrl, apiKey: key }).checkouts.list();
  expect({ id: (await owner.workspaces.get()).id, data }).toEqual({ id, data: [] });
});
