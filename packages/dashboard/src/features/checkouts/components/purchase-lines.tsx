import { nameOfDelivery, type Purchase } from "@cartwright/contract";
import { Fragment } from "react";

import { Money } from "../../../components/ui/money.tsx";
import styles from "./purchase-lines.module.css";

/** What is bought, where it is shipped and what it costs, as far as the run knows. */
export function PurchaseLines({ purchase, isPlaced }: { purchase: Purchase; isPlaced: boolean }) {
  const { item, shipTo, cardLast4 } = purchase;
  const options = Object.entries(item.options);
  return (
    <div className={styles.purchase}>
      <p className={styles.title}>
        <bdi>{item.title}</bdi>
        {item.quantity > 1 && <span className={styles.quantity}> × {item.quantity}</span>}
      </p>
      {options.length > 0 && (
        <p className={styles.quiet}>
          {options.map(([name, value], at) => (
            <Fragment key={name}>
              {at > 0 && ", "}
              <bdi>{`${name}: ${value}`}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      <dl className={styles.lines}>
        <PriceLines purchase={purchase} />
        {shipTo && (
          <div className={styles.address}>
            <dt>{isPlaced ? "Shipped to" : "Ships to"}</dt>
            <dd>
              <bdi>{shipTo.join(", ")}</bdi>
            </dd>
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
          <dt>
            Delivery
            {delivery && (
              <>
                : <bdi>{nameOfDelivery(delivery)}</bdi>
              </>
            )}
          </dt>
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
