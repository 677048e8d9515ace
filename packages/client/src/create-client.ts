import { createClient as createContractClient } from "@cartwright/contract";
import type { Client, ClientOptions } from "./client.ts";

export function createClient(options: ClientOptions): Client {
  return createContractClient(options);
}
