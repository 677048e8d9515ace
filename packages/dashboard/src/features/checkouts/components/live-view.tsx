import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useEmbedToken } from "../api/create-embed-token.ts";
import styles from "./live-view.module.css";

/** The API's viewer in a sandboxed frame. */
export function LiveView({ checkoutId }: { checkoutId: string }) {
  const { data, error, refetch } = useEmbedToken(checkoutId);
  return (
    <Panel
      title="Live view"
      actions={
        data && (
          <a href={data.url} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )
      }
    >
      {!data && !error && <Skeleton rows={4} label="Opening the live view" />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <iframe
          className={styles.frame}
          src={data.url}
          title="The browser that buys, as it is now"
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
      )}
    </Panel>
  );
}
