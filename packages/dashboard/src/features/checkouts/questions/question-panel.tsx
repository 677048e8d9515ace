import { type Checkout, type PendingUserAction, questionWords } from "@cartwright/contract";
import { TimeLeft } from "../../../components/time-left.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { merchantOf } from "../../../lib/merchant.ts";
import { PurchaseLines } from "../components/purchase-lines.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { CardForm } from "./card-form.tsx";
import { DeclineButton } from "./decline-button.tsx";
import styles from "./question-panel.module.css";
import { whereItGoes } from "./where-it-goes.ts";

interface QuestionPanelProps {
  checkout: Checkout;
  action: PendingUserAction;
}

/** The open question of a checkout, and the form that answers it. */
export function QuestionPanel({ checkout, action }: QuestionPanelProps) {
  const merchant = merchantOf(checkout.target.url);
  const ids = { checkoutId: checkout.id, actionId: action.id };
  const words = questionWords(action);
  const Form = action.key === "card" ? CardForm : AnswerForm;
  return (
    <section className={styles.panel} aria-labelledby="question">
      <header className={styles.header}>
        <h2 id="question">{words.title}</h2>
        <TimeLeft until={action.expiresAt} />
      </header>
      <div className={styles.body}>
        {checkout.purchase && <PurchaseLines purchase={checkout.purchase} isPlaced={false} />}
        <p className={styles.message}>{action.message}</p>
        <Form
          action={action}
          ids={ids}
          merchant={merchant}
          submitLabel={words.submit}
          decline={<DeclineButton ids={ids} />}
        />
        <p className={styles.note}>
          <Icon name="lock" size={14} />
          {whereItGoes(action, merchant)}
        </p>
      </div>
    </section>
  );
}
