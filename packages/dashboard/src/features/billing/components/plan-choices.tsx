import { type Plan, planNames, planTerms } from "@cartwright/contract";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { useProcessorPage } from "../api/open-processor-page.ts";
import { planLimits, planNamesForPeople } from "../plan-words.ts";
import styles from "./plan-choices.module.css";

/** The plans side by side; each button opens the processor's page, where the card is entered. */
export function PlanChoices() {
  const subscribe = useProcessorPage<Plan>((api, plan) => api.billing.createCheckoutSession({ plan }));
  return (
    <>
      <ul className={styles.plans}>
        {planNames.map((plan) => (
          <li key={plan} className={styles.plan}>
            <h3>{planNamesForPeople[plan]}</h3>
            <p className={styles.price}>
              {planTerms[plan].monthlyUsd} USD <span>a month</span>
            </p>
            <ul className={styles.limits}>
              {planLimits(plan).map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
            <Button
              isBusy={subscribe.isPending && subscribe.variables === plan}
              disabled={subscribe.isPending && subscribe.variables !== plan}
              onClick={() => subscribe.mutate(plan)}
            >
              Choose {planNamesForPeople[plan]}
            </Button>
          </li>
        ))}
      </ul>
      {subscribe.error && <ErrorState error={subscribe.error} />}
    </>
  );
}
