import { type Client, createClient } from "@cartwright/contract";
import { newShopper } from "../../packages/sandbox/tests/support/shopper.ts";
import { redeem, signUpByHttp } from "../../packages/sandbox/tests/support/sign-in-by-http.ts";
import type { RunningProduct } from "../../scripts/start-product.ts";

/** Signs up a person at the product's own identity provider; their session is renewed for each call. */
export async function openOwner(product: RunningProduct, email: string): Promise<Client> {
  const { hostname, port } = new URL(product.getUrl("identity"));
  const browser = newShopper(Number(port), hostname);
  const person = { name: "Ada Buyer", email, password: "correct horse" };
  let { refresh_token } = await signUpByHttp(browser, hostname, person);
  let last = Promise.resolve("");
  /** A refresh token can only be used once, so renewals are queued. */
  const renew = async (): Promise<string> => {
    const { tokens } = await redeem(browser, hostname, { grant_type: "refresh_token", refresh_token });
    refresh_token = tokens.refresh_token;
    return tokens.id_token;
  };
  const getToken = () => {
    last = last.then(renew);
    return last;
  };
  return createClient({ baseUrl: product.getUrl("api"), apiKey: getToken });
}
