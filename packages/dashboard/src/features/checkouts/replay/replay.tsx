import { describeEvidence, type Evidence, type EvidenceStep } from "@cartwright/contract";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { formatDuration } from "../../../lib/time.ts";
import { findPicture } from "./find-picture.ts";
import styles from "./replay.module.css";
import { StepDetails } from "./step-details.tsx";
import { StepPicture } from "./step-picture.tsx";

/** One step at a time, with the page as it was then. Starts at the last step. */
export function Replay({ evidence: { checkoutId, steps, parts } }: { evidence: Evidence }) {
  const [chosen, setChosen] = useState<number>();
  const last = steps.length - 1;
  const index = Math.min(chosen ?? last, last);
  const step = steps[index];
  const startedAt = steps[0]?.at ?? "";
  if (!step) return null;
  return (
    <div className={styles.replay}>
      <Position index={index} last={last} words={wordsOf(step, startedAt)} onChange={setChosen} />
      <div className={styles.scene}>
        <StepPicture checkoutId={checkoutId} part={findPicture(parts, step.at)} page={step.page} />
        <StepDetails step={step} />
      </div>
      <StepList steps={steps} index={index} startedAt={startedAt} onChoose={setChosen} />
    </div>
  );
}

interface PositionProps {
  index: number;
  last: number;
  words: string;
  onChange: (index: number) => void;
}

function Position({ index, last, words, onChange }: PositionProps) {
  const id = useId();
  return (
    <div className={styles.position}>
      <Button size="small" onClick={() => onChange(Math.max(0, index - 1))}>
        Back
      </Button>
      <label htmlFor={id} className="visually-hidden">
        Step
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={index}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Button size="small" onClick={() => onChange(Math.min(last, index + 1))}>
        Next
      </Button>
    </div>
  );
}

interface StepListProps {
  steps: readonly EvidenceStep[];
  index: number;
  startedAt: string;
  onChoose: (index: number) => void;
}

function StepList({ steps, index, startedAt, onChoose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[index];
    // Scrolls only the list, not the page.
    if (current instanceof HTMLElement && list.current) list.current.scrollTop = current.offsetTop - 80;
  }, [index]);
  return (
    <ol ref={list} className={styles.steps} aria-label="Steps">
      {steps.map((step, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows at its end.
        <li key={each}>
          <button
            type="button"
            className={classNames(styles.step, each === index && styles.current)}
            aria-current={each === index ? "step" : undefined}
            onClick={() => onChoose(each)}
          >
            <span className={styles.time}>{timeOf(step, startedAt)}</span>
            <span className={styles.words}>{describeEvidence(step)[0]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function wordsOf(step: EvidenceStep, startedAt: string): string {
  return `${timeOf(step, startedAt)}: ${describeEvidence(step)[0]}`;
}

function timeOf({ at }: EvidenceStep, startedAt: string): string {
  return formatDuration(Math.max(0, Date.parse(at) - Date.parse(startedAt))).replace("< 10 ms", "0 s");
}
