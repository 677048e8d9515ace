import { completedCheckoutUsd, type UsageReport } from "@cartwright/contract";
import { useState } from "react";
import { BarChart } from "../../../components/ui/bar-chart.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { SelectField } from "../../../components/ui/field.tsx";
import { Figure } from "../../../components/ui/figure.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { completionBars, describeCompletions } from "../../../lib/completions.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useUsageOf } from "../api/get-usage.ts";
import { latestMonths, type Month } from "../months.ts";
import { saveFile } from "../save-file.ts";
import { toCsv } from "../usage-csv.ts";
import styles from "./usage-page.module.css";

const monthCount = 12;

export function UsagePage() {
  const [months] = useState(() => latestMonths(monthCount, new Date()));
  const [chosen, setChosen] = useState(months[0]?.id);
  const month = months.find(({ id }) => id === chosen) ?? months[0];
  if (!month) return null;
  return <UsageOfMonth month={month} months={months} onChoose={setChosen} />;
}

interface UsageOfMonthProps {
  month: Month;
  months: readonly Month[];
  onChoose: (id: string) => void;
}

function UsageOfMonth({ month, months, onChoose }: UsageOfMonthProps) {
  const usage = useUsageOf(month);
  const download = (report: UsageReport) =>
    saveFile(`cartwright-usage-${month.id}.csv`, "text/csv", toCsv(month.days, report));
  return (
    <>
      <PageHeader
        title="Usage"
        actions={
          <>
            <div className={styles.month}>
              <SelectField label="Month" value={month.id} onChange={({ target }) => onChoose(target.value)}>
                {months.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              disabled={usage.data === undefined || usage.isPlaceholderData}
              onClick={() => usage.data && download(usage.data)}
            >
              <Icon name="down" />
              Download CSV
            </Button>
          </>
        }
      >
        A checkout counts when its purchase has succeeded. Quotes, failed and cancelled checkouts cost
        nothing. Days are in UTC.
      </PageHeader>
      <Loaded query={usage}>{(report) => <Report report={report} month={month} />}</Loaded>
    </>
  );
}

function Report({ report, month }: { report: UsageReport; month: Month }) {
  return (
    <div className={styles.report}>
      <Panel title="Completed checkouts">
        <Figure beside={[`in ${month.name}`, describeCompletions(report)].filter(Boolean).join(": ")}>
          {report.completedCheckouts}
        </Figure>
        <BarChart
          title={`Completed checkouts by day in ${month.name}`}
          bars={completionBars(month.days, report)}
          restName="in the sandbox"
          formatTop={String}
        />
      </Panel>
      <Volume volume={report.live?.merchandiseVolume ?? []} />
      <p className={styles.note}>
        A live checkout that completes is charged {completedCheckoutUsd} USD, whatever it bought:{" "}
        {report.live?.completedCheckouts ?? 0} in {month.name}. Checkouts at sandbox merchants are counted
        above, move no money and are free.
      </p>
    </div>
  );
}

/** Sums are not converted, so each currency has its own line. */
function Volume({ volume }: { volume: UsageReport["merchandiseVolume"] }) {
  return (
    <Panel title="Spent at merchants">
      {volume.length === 0 ? (
        <p className={styles.note}>Nothing in this month.</p>
      ) : (
        <dl className={styles.volume}>
          {volume.map(({ currency, amount }) => (
            <div key={currency}>
              <dt>{currency}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
