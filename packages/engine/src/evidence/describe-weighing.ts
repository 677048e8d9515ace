import { type EvidenceField, type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import { objectionTo } from "../deciding/judge-way.ts";
import type { Way } from "../deciding/way.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import type { Weighing } from "../phases/run-recorder.ts";

type WeighedStep = Extract<EvidenceStep, { kind: "weighed" }>;

/** Stays the same while the same ways are weighed on the same page: a run reads a page many times. */
export function signOf(reading: PageReading, { ranked, left }: Weighing): string {
  const best = ranked
    .slice(0, evidenceLimits.candidates)
    .map(({ way, weight }) => [way.key, weight, left.get(way)]);
  const fields = ownControls(reading).map(({ role, value }) => [role, value !== ""]);
  return JSON.stringify([reading.url, best, fields, complaintsOf(reading)]);
}

export function describeWeighing(
  reading: PageReading,
  { goal, ways, situation, ranked, left, least }: Weighing,
): Pick<WeighedStep, "goal" | "candidates" | "refused" | "fields"> {
  const safe = new Set<Way>(ranked.map(({ way }) => way));
  const refused = ways
    .filter((way) => !safe.has(way) && wordsOf(way) !== "")
    .flatMap((way) => {
      const why = objectionTo(way, situation);
      return why === undefined ? [] : [{ text: wordsOf(way), why, isAside: way.isAside }];
    })
    .sort((left, right) => Number(left.isAside) - Number(right.isAside));
  return {
    goal,
    candidates: ranked.slice(0, evidenceLimits.candidates).map(({ way, weight, because }) => {
      const why = left.get(way) ?? (weight < least ? "too little speaks for it yet" : undefined);
      return {
        text: wordsOf(way),
        move: way.move ?? null,
        weight: Math.round(weight * 100) / 100,
        because: because.slice(0, evidenceLimits.reasons),
        ...(why !== undefined && { left: why }),
      };
    }),
    refused: refused.slice(0, evidenceLimits.refused).map(({ text, why }) => ({ text, why })),
    fields: ownControls(reading).slice(0, evidenceLimits.fields).map(describeField),
  };
}

/** The shop's error messages on the page. */
export function complaintsOf({ alerts, frames }: PageReading): string[] {
  const marked = frames
    .flatMap(({ complaints }) => complaints)
    .filter(({ isMarked, isGoodNews, isAside }) => isMarked && !isGoodNews && !isAside);
  return [...new Set([...alerts, ...marked.map(({ text }) => text)])].slice(0, evidenceLimits.said);
}

type Control = PageReading["frames"][number]["controls"][number];

function ownControls({ frames }: PageReading): Control[] {
  return frames.flatMap(({ controls }) => controls).filter(({ isAside }) => !isAside);
}

function describeField({ role, label, placeholder, name, required, value }: Control): EvidenceField {
  return { role, label: label || placeholder || name, isRequired: required, isFilled: value !== "" };
}

/** The label a person sees. */
export function wordsOf({ text, spoken, names }: Pick<Way, "text" | "spoken" | "names">): string {
  return text || spoken || names;
}
