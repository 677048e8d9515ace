import { useState } from "react";
import { CodeBlock } from "../../../components/code-block.tsx";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { Tabs } from "../../../components/ui/tabs.tsx";
import { useSettings } from "../../../lib/settings-context.ts";
import { useWorkspace } from "../../../lib/workspace.ts";
import { useCreateTestKey } from "../api/create-test-key.ts";
import { type Language, languages, samplesIn } from "../samples.ts";
import { NextSteps } from "./next-steps.tsx";
import styles from "./quick-start-page.module.css";

const placeholder = "YOUR_API_KEY";

/** The steps to a first purchase by an agent. */
export function QuickStartPage() {
  const create = useCreateTestKey();
  return (
    <>
      <PageHeader title="Quick start">
        A first purchase by your own code, in the sandbox, in two minutes.
      </PageHeader>
      <div className={styles.steps}>
        <Panel title="1. A key">
          {create.data ? (
            <SecretOnce label="API key" secret={create.data.key} />
          ) : (
            <div className={styles.make}>
              <p>
                A test key buys in the sandbox's shops. Create it here, and the code below has it filled in.
              </p>
              <Button look="primary" isBusy={create.isPending} onClick={() => create.mutate()}>
                Create a test key
              </Button>
            </div>
          )}
          {create.error && <ErrorState error={create.error} />}
        </Panel>
        <Panel title="2. A purchase">
          <Samples apiKey={create.data?.key ?? placeholder} />
        </Panel>
        <NextSteps />
      </div>
    </>
  );
}

function Samples({ apiKey }: { apiKey: string }) {
  const [language, setLanguage] = useState<Language>("curl");
  const productUrl = useProductUrl();
  const { origin } = new URL(useSettings().apiUrl);
  return (
    <Tabs label="Language" tabs={languages} chosen={language} onChoose={setLanguage}>
      {samplesIn(language, { apiUrl: origin, key: apiKey, productUrl }).map(({ title, code }) => (
        <CodeBlock key={title} label={title} code={code} />
      ))}
    </Tabs>
  );
}

/** A product to buy: from a local sandbox if there is one, else from the first sandbox merchant. */
function useProductUrl(): string {
  const { sandboxPort } = useSettings();
  const { sandboxMerchants } = useWorkspace();
  if (sandboxPort !== null) return `http://hartwell.localhost:${sandboxPort}/products/enamel-mug`;
  return `https://${sandboxMerchants[0] ?? "shop.example.com"}/`;
}
