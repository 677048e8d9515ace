import type { Quote } from "@cartwright/contract";
import { Icon } from "../../../components/ui/icon.tsx";
import { Money } from "../../../components/ui/money.tsx";
import styles from "./quote-panel.module.css";

type Amount = Quote["shipping"];

/** What the purchase would cost. Looks different from a receipt, since nothing was ordered. */
export function QuotePanel({ quote, merchant }: { quote: Quote; merchant: string }) {
  const { items, shipping, tax, total } = quote;
  return (
    <section className={styles.quote} aria-label="Quote">
      <Icon name="reference" size={22} />
      <div className={styles.words}>
        <h2>What {merchant} would charge</h2>
        <p className={styles.total}>
          <Money {...total} currency={total.currency} />
        </p>
        <dl className={styles.lines}>
          {items.map(({ title, options, quantity, price }) => (
            <Line
              key={title}
              name={[title, ...Object.values(options), quantity > 1 ? `${quantity} pieces` : ""]
                .filter(Boolean)
                .join(", ")}
              amount={price}
              unknown="price not said"
            />
          ))}
          <Line name="Shipping" amount={shipping} unknown="not said apart" />
          <Line name="Tax" amount={tax} unknown="not said apart" />
        </dl>
        <p>Nothing was ordered, and nothing is charged for a quote.</p>
      </div>
    </section>
  );
}

function Line({ name, amount, unknown }: { name: string; amount: Amount; unknown: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount ? <Money {...amount} currency={amount.currency} /> : unknown}</dd>
    </div>
  );
}
