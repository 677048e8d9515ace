import { hkdfSync } from "node:crypto";
import { join, relative } from "node:path";
import type { Config } from "../config/config.ts";
import { Secret } from "../platform/secret.ts";
import { StartError } from "../platform/start-error.ts";

/** Authenticates the service and the answer page's process to each other. */
export function keyOfPageCalls(internal: Secret<string>): Secret<string> {
  return new Secret(derive(internal, "answer-page").toString("base64url"));
}

/** For hashing mailed codes. The answer page's process doesn't have it. */
export function keyOfCodes(internal: Secret<string>): Secret<Buffer> {
  return new Secret(derive(internal, "answer-codes"));
}

function derive(secret: Secret<string>, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret.reveal(), "", `cartwright/${purpose}`, 32));
}

/** The maximum length of a socket path in bytes, on the systems we support. */
const longestSocketPath = 103;

/**
 * In the data folder, which only its owner can access. Relative if that is shorter, because both processes
 * start in the same folder.
 */
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
