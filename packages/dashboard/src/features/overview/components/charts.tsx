import { BarChart } from "../../../components/ui/bar-chart.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Figure } from "../../../components/ui/figure.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { completionBars, describeCompletions } from "../../../lib/completions.ts";
import { lastDays, nameDay } from "../../../lib/days.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useUsageSince } from "../api/get-usage.ts";
import { usePurchasesSince } from "../api/list-purchases.ts";
import { spendByDay } from "../spend-by-day.ts";
import styles from "./charts.module.css";

const dayCount = 30;

/** Completions and spend of the last thirty days. */
export function Charts() {
  const days = lastDays(dayCount, Date.now());
  return (
    <div className={styles.charts}>
      <Completions days={days} />
      <Spend days={days} />
    </div>
  );
}

function Completions({ days }: { days: readonly string[] }) {
  const { data, error, refetch } = useUsageSince(days[0] ?? "");
  return (
    <Panel title="Completed checkouts" actions={<span className={styles.period}>last {dayCount} days</span>}>
      {!data && !error && <Skeleton rows={4} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Figure beside={describeCompletions(data)}>{data.completedCheckouts}</Figure>
          <BarChart
            title="Completed checkouts by day"
            bars={completionBars(days, data)}
            restName="in the sandbox"
            formatTop={String}
          />
        </>
      )}
    </Panel>
  );
}

function Spend({ days }: { days: readonly string[] }) {
  const { data, error, refetch } = usePurchasesSince(days[0] ?? "");
  const purchases = data?.purchases ?? [];
  const [main, ...others] = spendByDay(purchases.filter(({ mode }) => mode !== "test"));
  const inSandbox = spendByDay(purchases.filter(({ mode }) => mode === "test"));
  const currency = main?.currency ?? "USD";
  return (
    <Panel title="Spent at merchants" actions={<span className={styles.period}>last {dayCount} days</span>}>
      {!data && !error && <Skeleton rows={4} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Figure
            beside={[
              ...others.map((other) => `+ ${formatMoney(other.total, other.currency)}`),
              ...(data.isCutOff ? [`in the last ${data.purchases.length} purchases`] : []),
            ].join(" ")}
          >
            {formatMoney(main?.total ?? "0", currency)}
          </Figure>
          <BarChart
            title={`Spent by day, in ${currency}`}
            bars={days.map((day) => {
              const amount = main?.byDay.get(day) ?? "0";
              return {
                id: day,
                label: nameDay(day),
                value: Number(amount),
                words: formatMoney(amount, currency),
              };
            })}
            formatTop={(value) => formatMoney(String(value), currency)}
          />
          {inSandbox.length > 0 && (
            <p className={styles.note}>
              In the sandbox, where no money moves:{" "}
              {inSandbox.map((each) => formatMoney(each.total, each.currency)).join(", ")}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
