import { hkdfSync } from "node:crypto";
import { join, relative } from "node:path";
import type { Config } from "../config/config.ts";
import { Secret } from "../platform/secret.ts";
import { StartError } from "../platform/start-error.ts";

/** What the service and the process of the answer page know each other by. */
export function keyOfPageCalls(internal: Secret<string>): Secret<string> {
  return new Secret(derive(internal, "answer-page").toString("base64url"));
}

/** Of the codes that are mailed: the process of the page does not have it. */
export function keyOfCodes(internal: Secret<string>): Secret<Buffer> {
  return new Secret(derive(internal, "answer-codes"));
}

function derive(secret: Secret<string>, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret.reveal(), "", `cartwright/${purpose}`, 32));
}

/** What the systems that we run on take for the path of a socket, in bytes. */
const longestSocketPath = 103;

/** In the data folder, which only its owner enters. By the shorter way to it: both processes begin at the same folder. */
export function socketOfPageCalls({ database }: Config): string {
  const path = join(database.folder, "answers.sock");
  const fromHere = relative("", path);
  const shorter = fromHere.length < path.length ? fromHere : path;
  if (Buffer.byteLength(shorter) <= longestSocketPath) return shorter;
  throw new StartError(
    "DATA_DIR: its path is too long for a socket in it; set INTERNAL_PORT and INTERNAL_URL, or a shorter one",
  );
}

export function demandInternalSecret({ secrets }: Config): Secret<string> {
  if (secrets.internalCalls) return secrets.internalCalls;
  throw new StartError("INTERNAL_SECRET: is needed by the answer page; `npm start` makes one");
}
