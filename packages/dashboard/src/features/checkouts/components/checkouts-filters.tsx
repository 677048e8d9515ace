import { type CheckoutStatus, checkoutStatuses } from "@cartwright/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { statusLooks } from "../../../components/checkout-status.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import type { CheckoutFilters } from "../api/list-checkouts.ts";
import styles from "./checkouts-filters.module.css";

const choices: readonly (CheckoutStatus | undefined)[] = [
  undefined,
  "awaiting_user_action",
  ...checkoutStatuses.filter((status) => status !== "awaiting_user_action"),
];

export function CheckoutsFilters({ filters: { status, subject } }: { filters: CheckoutFilters }) {
  return (
    <div className={styles.filters}>
      <nav aria-label="Status" className={styles.statuses}>
        {choices.map((choice) => (
          <Link
            key={choice ?? "all"}
            to="/checkouts"
            search={{ status: choice, subject }}
            className={classNames(styles.status, choice === status && styles.chosen)}
            aria-current={choice === status ? "true" : undefined}
          >
            {choice === undefined ? "All" : statusLooks[choice].words}
          </Link>
        ))}
      </nav>
      <SubjectFilter status={status} subject={subject} />
    </div>
  );
}

function SubjectFilter({ status, subject }: CheckoutFilters) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("subject");
    const wanted = typeof typed === "string" ? typed.trim() : "";
    void navigate({ to: "/checkouts", search: { status, subject: wanted || undefined } });
  };
  return (
    <form className={styles.subject} onSubmit={submit} key={subject}>
      <input
        name="subject"
        type="search"
        defaultValue={subject}
        placeholder="End user"
        aria-label="End user"
        maxLength={200}
      />
      <Button type="submit" size="small">
        Filter
      </Button>
    </form>
  );
}
