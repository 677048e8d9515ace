import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/ui/panel.tsx";
import styles from "./next-steps.module.css";

export function NextSteps() {
  return (
    <Panel title="3. What happens next">
      <ul className={styles.list}>
        <li>
          The run asks for the card. An agent may never answer that:{" "}
          <Link to="/checkouts">answer it here</Link>, or build the form into your own product.
        </li>
        <li>
          Polling every three seconds is fine. <Link to="/webhooks">Webhooks</Link> tell you sooner, and a
          test receiver shows you what they send.
        </li>
        <li>
          A <Link to="/profiles">buyer profile</Link> saves you the questions about the address.
        </li>
        <li>
          Everything else is in the <Link to="/reference">API reference</Link>. To buy with real money, see{" "}
          <Link to="/billing">Billing</Link>.
        </li>
      </ul>
    </Panel>
  );
}
