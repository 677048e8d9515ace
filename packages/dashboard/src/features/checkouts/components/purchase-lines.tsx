import { nameOfDelivery, type Purchase } from "@cartwright/contract";
import { Money } from "../../../components/ui/money.tsx";
import styles from "./purchase-lines.module.css";

/** What is bought, where it is shipped and what it costs, as far as the run knows. */
export function PurchaseLines({ purchase, isPlaced }: { purchase: Purchase; isPlaced: boolean }) {
  const { item, shipTo, cardLast4 } = purchase;
  const options = Object.entries(item.options).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className={styles.purchase}>
      <p className={styles.title}>
        {item.title}
        {item.quantity > 1 && <span className={styles.quantity}> × {item.quantity}</span>}
      </p>
      {options.length > 0 && <p className={styles.quiet}>{options.join(", ")}</p>}
      <dl className={styles.lines}>
        <PriceLines purchase={purchase} />
        {shipTo && (
          <div className={styles.address}>
            <dt>{isPlaced ? "Shipped to" : "Ships to"}</dt>
            <dd>{shipTo.join(", ")}</dd>
          </div>
        )}
        {isPlaced && cardLast4 !== undefined && (
          <div>
            <dt>Paid with</dt>
            <dd>Card ending in {cardLast4}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function PriceLines({ purchase: { item, delivery, shipping, tax, total } }: { purchase: Purchase }) {
  return (
    <>
      {item.price !== null && (
        <div>
          <dt>{item.quantity > 1 ? "Price of one" : "Item"}</dt>
          <dd>
            <Money amount={item.price} currency={total?.currency} />
          </dd>
        </div>
      )}
      {(delivery || shipping) && (
        <div>
          <dt>{delivery ? `Delivery: ${nameOfDelivery(delivery)}` : "Delivery"}</dt>
          <dd>
            {shipping ? (
              <Money amount={shipping.amount} currency={shipping.currency} />
            ) : (
              (delivery?.price ?? "in the total")
            )}
          </dd>
        </div>
      )}
      {tax && (
        <div>
          <dt>Tax</dt>
          <dd>
            <Money amount={tax.amount} currency={tax.currency} />
          </dd>
        </div>
      )}
    </>
  );
}
