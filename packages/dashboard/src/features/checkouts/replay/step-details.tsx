import { describeEvidence, type EvidenceStep } from "@cartwright/contract";
import styles from "./replay.module.css";

/** All details of a step. */
export function StepDetails({ step }: { step: EvidenceStep }) {
  const [title = "", ...lines] = describeEvidence(step);
  return (
    <div className={styles.details}>
      <h3>{title}</h3>
      {step.kind === "weighed" ? (
        <Weighing step={step} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change.
        lines.map((line, index) => <p key={index}>{line}</p>)
      )}
    </div>
  );
}

function Weighing({
  step: { candidates, fields, refused },
}: {
  step: Extract<EvidenceStep, { kind: "weighed" }>;
}) {
  return (
    <>
      <Facts
        title="Could be pressed"
        facts={candidates.map(({ text, weight, because, left }) => [
          `${text || "(no words)"} · ${weight.toFixed(1)}`,
          [because.join(", ").replaceAll("_", " "), left && `left: ${left}`].filter(Boolean).join(" · "),
        ])}
      />
      <Facts title="Was refused" facts={refused.map(({ text, why }) => [text, why])} />
      <Facts
        title="Fields"
        facts={fields.map(({ role, label, isRequired, isFilled }) => [
          label || role,
          [role, isRequired && "required", isFilled ? "filled in" : "empty"].filter(Boolean).join(", "),
        ])}
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul className={styles.facts}>
        {facts.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a step never change.
          <li key={index}>
            <span>{name}</span> <span className={styles.quiet}>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
