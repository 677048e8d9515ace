import { type ReactNode, useId } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { Icon } from "../../../components/ui/icon.tsx";
import styles from "./step.module.css";

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  /** The current state, if it is neither done nor to do. */
  state?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** One of the three steps to go live. */
export function Step({ number, title, isDone, state, action, children }: StepProps) {
  const titleId = useId();
  return (
    <li className={styles.step} aria-labelledby={titleId}>
      <span className={classNames(styles.number, isDone && styles.done)} aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {isDone ? <Badge tone="good">Done</Badge> : <Badge>{state ?? "To do"}</Badge>}
        </div>
        <div className={styles.words}>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
