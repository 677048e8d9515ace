import { Counter, Histogram, type Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";

type RunMetrics = Pick<Metrics, "stepTaken" | "questionClosed" | "driveEnded" | "runProcessEvent">;

/** Metrics of where runs spend their time. */
export function createRunMetrics(registers: Registry[]): RunMetrics {
  const steps = new Histogram({
    name: "cartwright_run_step_seconds",
    help: "Time of a step of a run, by its code, without the time of people.",
    labelNames: ["step"],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const questions = new Histogram({
    name: "cartwright_question_seconds",
    help: "Time that a run waited for people, by question and whether it was answered.",
    labelNames: ["key", "outcome"],
    buckets: [1, 5, 15, 60, 180, 600, 1800],
    registers,
  });
  const drives = new Histogram({
    name: "cartwright_run_seconds",
    help: "Time of one drive of a run, people included, by how it ended.",
    labelNames: ["end"],
    buckets: [1, 2.5, 5, 10, 30, 60, 180, 600, 1800],
    registers,
  });
  const events = new Counter({
    name: "cartwright_run_process_events_total",
    help: "Processes of runs that started, failed to start or were lost.",
    labelNames: ["type"],
    registers,
  });
  return {
    stepTaken: ({ step, seconds }) => steps.observe({ step }, seconds),
    questionClosed: ({ key, isAnswered, seconds }) =>
      questions.observe({ key, outcome: isAnswered ? "answered" : "ended" }, seconds),
    driveEnded: ({ end, seconds }) => drives.observe({ end }, seconds),
    runProcessEvent: ({ type }) => events.inc({ type }),
  };
}
