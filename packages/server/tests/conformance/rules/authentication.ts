import { section } from "./rule.ts";

const isolation = "conformance/isolation";
const secrets = "conformance/secrets";
const workspaces = "workspaces/workspaces";
const billing = "billing/billing";
const keys = "api-keys/api-keys";

export const authentication = section(
  { code: "AU", title: "Authentication, scopes and isolation", file: "http/authentication" },
  [
    ["A missing or malformed header is `Missing bearer token`.", "the header %j is a missing bearer token"],
    ["A key that no active key matches is `Invalid or revoked API key`.", "the token %j is an invalid key"],
    [
      "A revoked key is answered like one that never was.",
      "is told apart from a key that never was by nothing",
      keys,
    ],
    ["A key stops working the moment it is revoked.", "stops it at once, in every process", keys],
    ["A key in the query counts for nothing.", "a key in the query counts for nothing"],
    ["Authentication comes before anything that was sent is read.", "comes before the body is read"],
    [
      "Authentication comes before it is known whether a path exists.",
      "comes before it is known whether %s exists",
    ],
    ["No spelling of a path goes around authentication.", "cannot be passed by spelling the path %s"],
    [
      "A token in the shape of a JWT is a dashboard session, and says why it is refused.",
      "a JWT is a session, and says why it was refused where no identity provider is configured",
    ],
    ["A suspended tenant is refused on every path.", "is refused at once, and served again at once"],
    [
      "Each route needs the scope of its resource: read for GET, write for every other method.",
      "%s %s needs %s, whatever was sent",
    ],
    ["A refusal for a scope names it in `requiredScope`.", "%s %s needs %s, whatever was sent"],
    ["Write implies read on the same resource.", "write implies read on the same resource"],
    ["Read does not imply write.", "read does not imply write"],
    [
      "A path under `/v1` that is none of the resources is `Unknown resource`.",
      "%s is an unknown resource, to any key",
    ],
    ["An unknown path of a known resource is a 404.", "an unknown path of a known resource is not found"],
    [
      "Routes of dashboard sessions refuse a key with 401, whatever its scopes.",
      "%s %s refuses an API key whatever its scopes",
    ],
    [
      "A key without a billing scope is told about the scope first.",
      "/v1/billing tells a key without its scope about the scope first",
    ],
    ["A billing scope grants nothing.", "a billing scope grants nothing"],
    [
      "A bound key may not list or revoke keys, read usage or manage webhooks.",
      "%s %s is refused, whatever was sent",
    ],
    ["A bound key without the scope is told about the scope first.", "is told about a missing scope first"],
    [
      "Another tenant's row is answered like one that never was, in every byte and by the same queries.",
      "another tenant's is answered byte for byte, and by the same queries, as one that never was",
      isolation,
    ],
    [
      "Another end user's row is answered to a bound key like one that never was.",
      "another end user's is answered byte for byte, and by the same queries, as one that never was",
      isolation,
    ],
    [
      "A refused call changes nothing of what it named.",
      "none of these calls has changed what they named",
      isolation,
    ],
    [
      "No list holds a row of another tenant or end user.",
      "a list holds no row of another tenant or end user",
      isolation,
    ],
    [
      "`lastUsedAt` is written for every authenticated request.",
      "is the time of the last authenticated request, written by the time the service has stopped",
      keys,
    ],
    [
      "No credential reaches the log, accepted or refused.",
      "hold no credential, accepted or refused",
      secrets,
    ],
    [
      "No value of a request reaches the log.",
      "hold no value of a body, a path, a query or a header",
      secrets,
    ],
    [
      "A session without a workspace is refused with the code `no_workspace`.",
      "is refused /v1/%s",
      workspaces,
    ],
    [
      "A session acts as the owner of its workspace.",
      "acts as the owner: it mints keys, and sees what these have made",
      workspaces,
    ],
    [
      "A session of an activated workspace counts as live.",
      "of an activated workspace is live and mints the first live key",
      workspaces,
    ],
    [
      "A workspace is activated the moment plan, identity and policy all hold.",
      "takes a plan, an identity and the policy, in any order, and happens the moment all three hold",
      billing,
    ],
    [
      "A session of a sandbox workspace behaves like a test key.",
      "of a sandbox workspace is confined to the sandbox and mints no live key",
      workspaces,
    ],
    [
      "A session is verified by signature, issuer, application and expiry, and its refusal says which failed.",
      "%s is refused",
      "workspaces/sessions",
    ],
    [
      "A token that nobody has signed, or that takes a public key for a secret, is refused.",
      "that takes the public key for a shared secret is refused",
      "workspaces/sessions",
    ],
    [
      "The provider may rotate its keys.",
      "may rotate: a new one is found, and the old one is worth nothing",
      "workspaces/sessions",
    ],
    [
      "`POST /v1/workspaces` opens a sandbox workspace, and `GET /v1/workspaces/me` reads it.",
      "is opened for the sandbox, without a plan, and can be read",
      workspaces,
    ],
    [
      "Without a workspace `GET /v1/workspaces/me` is 404 with the code `no_workspace`.",
      "is told so by the workspace itself",
      workspaces,
    ],
    [
      "A second workspace is 409 with the code `workspace_exists`.",
      "is one for each person, of all that ask at once too",
      workspaces,
    ],
    [
      "A suspended workspace is refused to its owner.",
      "that is suspended is refused to its owner",
      workspaces,
    ],
    [
      "A plan that lapses sends the workspace and its live keys back to the sandbox.",
      "that is cancelled sends the workspace back to the sandbox, its live keys too",
      billing,
    ],
    [
      "Limits and spend ceiling are those of the plan.",
      "brings its limits and its ceiling, and another brings others",
      billing,
    ],
    [
      "Each completed checkout is charged for once; failed, cancelled and sandbox ones never are.",
      "each checkout that succeeded is charged for once, whatever is lost, repeated or dies",
      "billing/bill",
    ],
  ],
);
