import type { ReactNode } from "react";
import styles from "./lone-card.module.css";

/** A page with a single card, for people without a workspace. */
export function LoneCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <img src="/icon.svg" alt="" width="44" height="44" />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
