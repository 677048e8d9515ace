/** The import rules of ARCHITECTURE.md in a form that a machine can check. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^packages/", pathNot: allowed },
});

const engine = "^packages/engine/src/";
/** What a folder of the engine may import from the engine, apart from itself and the root interface. */
const engineFolder = (folder, allowed, comment) => ({
  name: `engine-${folder}`,
  comment,
  severity: "error",
  from: { path: `${engine}${folder}/`, pathNot: "\\.test\\.ts$" },
  to: {
    path: engine,
    pathNot: [`${engine}${folder}/`, `${engine}[^/]+\\.ts$`, ...allowed.map((one) => `${engine}${one}`)],
  },
});

/** The phases of a purchase. Each may import the phases before it and the files beside them. */
const phases = ["form", "session", "buyer", "payment", "checkout", "submit", "pay"];
const laterPhases = phases.map((phase, index) => ({
  name: `engine-phase-${phase}`,
  comment: "A phase knows those that it is made of, and not who uses it.",
  severity: "error",
  from: { path: `${engine}phases/${phase}/` },
  to: { path: `${engine}phases/(${[...phases.slice(index + 1), "product"].join("|")})/` },
}));

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
    only(
      "client-knows-only-contract",
      "^packages/client/",
      ["^packages/(client|contract)/"],
      "What others install is the contract and nothing of ours besides.",
    ),
    only(
      "cli-knows-the-doors",
      "^packages/cli/src/",
      ["^packages/(cli|client|contract|agent-tools)/"],
      "The terminal meets the service over HTTP alone.",
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
      ["^packages/(server|engine|contract|agent-tools)/"],
      "The server meets the merchants over HTTP alone.",
    ),
    only(
      "agent-tools-know-only-contract",
      "^packages/agent-tools/",
      ["^packages/(agent-tools|contract)/"],
      "The tools are one more client of the API, whichever process serves them.",
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
    engineFolder("words", [], "What is known of languages knows nothing of pages."),
    engineFolder(
      "choosing",
      ["words/", "page/amounts/currency-signs\\.ts$", "browser/country\\.ts$"],
      "What is bought is decided from plain data.",
    ),
    engineFolder(
      "deciding",
      [
        "words/",
        "page/amounts/parse-money\\.ts$",
        "page/fields/field-role\\.ts$",
        "page/moves/classify-move\\.ts$",
      ],
      "Where to go on is decided from plain data.",
    ),
    engineFolder("secrets", ["words/", "page/"]),
    engineFolder(
      "page",
      ["words/", "secrets/", "shops/[^/]+/in-page/"],
      "A page is read and worked without knowing what for. What shops run in it is bundled with the rest.",
    ),
    engineFolder(
      "browser",
      ["page/filling/expiry\\.ts$", "page/pictured-parts\\.ts$"],
      "The browser is guarded whatever runs in it.",
    ),
    engineFolder(
      "phases",
      [
        "words/",
        "choosing/",
        "deciding/",
        "secrets/",
        "page/",
        "browser/",
        "agent/goal\\.ts$",
        "shops/[^/]+\\.ts$",
      ],
      "No phase knows a platform.",
    ),
    engineFolder("shops", ["words/", "choosing/", "deciding/", "page/", "phases/"]),
    engineFolder("agent", ["words/", "page/", "phases/", "browser/"]),
    engineFolder("agent-model", ["agent/"]),
    ...laterPhases,
    {
      name: "engine-phases-stand-on-their-ground",
      comment:
        "What all phases use is beside their folders. Types may point upwards: a visit holds its presses.",
      severity: "error",
      from: {
        path: `${engine}phases/([^/]+\\.ts$|(failures|questions|guards|page)/)`,
        pathNot: "\\.test\\.ts$",
      },
      to: {
        path: `${engine}phases/(${[...phases, "product"].join("|")})/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "engine-product-comes-first",
      severity: "error",
      from: { path: `${engine}phases/product/` },
      to: { path: `${engine}phases/(${phases.join("|")})/` },
    },
    {
      name: "engine-platforms-stay-apart",
      comment: "A platform may build on what is known of any shop.",
      severity: "error",
      from: { path: `${engine}shops/([^/]+)/` },
      to: { path: `${engine}shops/[^/]+/`, pathNot: [`${engine}shops/$1/`, `${engine}shops/any-shop/`] },
    },
    {
      name: "engine-decisions-need-no-browser",
      severity: "error",
      from: { path: `${engine}(words|choosing|deciding)/` },
      to: { path: "node_modules/playwright-core/" },
    },
    {
      name: "engine-in-page-runs-in-a-page",
      comment: "Of all that is not in-page, a page gets words, signs of currencies, and types.",
      severity: "error",
      from: { path: `${engine}.*/in-page/`, pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: ["/in-page/", `${engine}words/`, `${engine}page/amounts/currency-signs\\.ts$`],
        dependencyTypesNot: ["type-only"],
      },
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
