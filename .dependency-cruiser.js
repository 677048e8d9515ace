/** The import rules of ARCHITECTURE.md, as a machine checks them. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^packages/", pathNot: allowed },
});

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    only("contract-stands-alone", "^packages/contract/", ["^packages/contract/"], "The wire knows nobody."),
    only(
      "engine-knows-only-contract",
      "^packages/engine/",
      ["^packages/(engine|contract)/"],
      "A script can buy without the server.",
    ),
    only(
      "sandbox-knows-only-contract",
      "^packages/sandbox/",
      ["^packages/(sandbox|contract)/"],
      "The merchants are strangers to the product.",
    ),
    only(
      "dashboard-knows-only-contract",
      "^packages/dashboard/src/",
      ["^packages/(dashboard|contract)/"],
      "The page meets the service over HTTP alone.",
    ),
    {
      name: "dashboard-features-never-import-features",
      comment:
        "What two of them need stands in components or lib; what belongs together is put together in app.",
      severity: "error",
      from: { path: "^packages/dashboard/src/features/([^/]+)/" },
      to: { path: "^packages/dashboard/src/features/", pathNot: "^packages/dashboard/src/features/$1/" },
    },
    {
      name: "dashboard-shared-features-app",
      comment: "The arrows go one way: app may import features, features what is shared.",
      severity: "error",
      from: { path: "^packages/dashboard/src/(lib|components|features)/" },
      to: { path: "^packages/dashboard/src/app/" },
    },
    {
      name: "dashboard-shared-knows-no-feature",
      severity: "error",
      from: { path: "^packages/dashboard/src/(lib|components)/" },
      to: { path: "^packages/dashboard/src/features/" },
    },
    {
      name: "dashboard-lib-draws-nothing",
      severity: "error",
      from: { path: "^packages/dashboard/src/lib/" },
      to: { path: "^packages/dashboard/src/components/" },
    },
    only(
      "server-never-imports-sandbox",
      "^packages/server/",
      ["^packages/(server|engine|contract)/"],
      "The server meets the merchants over HTTP alone.",
    ),
    {
      name: "features-never-import-features",
      comment: "What one feature needs of another is passed in by the composition root.",
      severity: "error",
      from: { path: "^packages/server/src/features/([^/]+)/" },
      to: { path: "^packages/server/src/features/", pathNot: "^packages/server/src/features/$1/" },
    },
    {
      name: "platform-is-the-ground",
      severity: "error",
      from: { path: "^packages/server/src/platform/" },
      to: { path: "^packages/server/src/(features|http|config)/" },
    },
    {
      name: "only-routes-and-http-know-fastify",
      severity: "error",
      from: {
        path: "^packages/server/src/",
        pathNot: ["^packages/server/src/http/", "\\.routes\\.ts$", "^packages/server/src/start-server\\.ts$"],
      },
      to: { path: "node_modules/(fastify|fastify-type-provider-zod|@fastify)/" },
    },
    {
      name: "only-stores-and-database-know-sql",
      severity: "error",
      from: { path: "^packages/server/src/", pathNot: ["^packages/server/src/platform/", "\\.store\\.ts$"] },
      to: { path: "node_modules/(kysely|pg|@electric-sql)/" },
    },
    {
      name: "only-jobs-knows-the-queue",
      severity: "error",
      from: { path: "^packages/server/src/", pathNot: "^packages/server/src/platform/jobs/" },
      to: { path: "node_modules/pg-boss/" },
    },
    {
      name: "only-agent-model-knows-the-sdk",
      comment: "The engine sees a model through one interface; whoever configures one brings it.",
      severity: "error",
      from: { path: "^(packages|scripts)/", pathNot: "^packages/engine/src/agent-model/" },
      to: { path: "node_modules/(ai|@ai-sdk)/" },
    },
    {
      name: "engine-never-loads-a-model-itself",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: "^packages/engine/src/agent-model/" },
      to: { path: "^packages/engine/src/agent-model/" },
    },
    {
      name: "server-never-loads-the-driver",
      comment:
        "Pages are read by the processes of runs; what of the engine loads no driver is in engine/src/server.ts.",
      severity: "error",
      from: { path: "^packages/server/src/" },
      to: { path: "^packages/engine/src/", pathNot: "^packages/engine/src/(server\\.ts$|agent-model/)" },
    },
    {
      name: "not-to-test-code",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: "\\.test\\.ts$" },
      to: { path: "(\\.test\\.ts$|/tests/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "^node_modules/.*/node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
