import { afterAll, beforeAll, expect, it } from "vitest";
import { createSignIn } from "../../src/features/answer-links/page/sign-in.ts";
import { clientId, startIdentityProvider, type TestIdentityProvider } from "../support/identity-provider.ts";

const page = "http://127.0.0.1:4300";
const link = "A".repeat(43);
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider.close());

/** Someone comes back to the page by any address, with the cookie of a sign-in that was begun for a link. */
async function comeBack(query: string, { token = link } = {}) {
  const signIn = createSignIn({ issuer: provider.issuer, clientId, audience: clientId }, () => page);
  const { url, cookie } = await signIn.begin(token);
  const filled = query
    .replaceAll("STATE", new URL(url).searchParams.get("state") ?? "")
    .replaceAll("ISSUER", encodeURIComponent(provider.issuer));
  const looked: string[] = [];
  const end = await signIn.finish(
    new URL(`/signed-in?${filled}`, page),
    cookie.split(";")[0],
    async (each) => {
      looked.push(each);
      return true;
    },
  );
  return { end, looked };
}

it.each([
  "",
  "code=x",
  "code=x&state=other&iss=ISSUER",
  "code=x&state=STATE",
  "code=x&state=STATE&state=STATE&iss=ISSUER",
  "code=x&code=y&state=STATE&iss=ISSUER",
  "code=x&state=STATE&iss=https%3A%2F%2Fevil.example",
  "error=access_denied&state=STATE&iss=ISSUER",
  "id_token=x.y.z&state=STATE&iss=ISSUER",
  "response=eyJhbGciOiJub25lIn0.e30.",
  // It belongs to the sign-in, but the provider has never issued it.
  "code=x&state=STATE&iss=ISSUER",
])("an answer that the provider has not given to this browser signs no one in: %j", async (query) => {
  expect((await comeBack(query)).end).toBeUndefined();
});

it.each(["A".repeat(101), "", "a/b", "\u0000", "é"])("a sign-in for %j is for no link", async (token) => {
  expect(await comeBack("code=x&state=STATE&iss=ISSUER", { token })).toEqual({ end: undefined, looked: [] });
});
