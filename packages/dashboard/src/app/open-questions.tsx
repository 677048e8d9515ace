import { Link } from "@tanstack/react-router";
import { Icon } from "../components/ui/icon.tsx";
import { useOpenQuestions } from "../lib/open-questions.ts";
import styles from "./open-questions.module.css";
import { useAttention } from "./use-attention.ts";

/** Shows on every page that a question is open, and links to it. */
export function OpenQuestions() {
  const questions = useOpenQuestions();
  useAttention(questions);
  const [first] = questions;
  const words =
    questions.length === 1 ? (
      <span>
        1 question<span className={styles.rest}> waits for you</span>
      </span>
    ) : (
      <span>
        {questions.length} questions<span className={styles.rest}> wait for you</span>
      </span>
    );
  return (
    <div role="status" className={styles.status}>
      {first && questions.length === 1 && (
        <Link to="/checkouts/$checkoutId" params={{ checkoutId: first.id }} className={styles.link}>
          <Icon name="clock" size={15} />
          {words}
        </Link>
      )}
      {questions.length > 1 && (
        <Link to="/checkouts" search={{ status: "awaiting_user_action" }} className={styles.link}>
          <Icon name="clock" size={15} />
          {words}
        </Link>
      )}
    </div>
  );
}
