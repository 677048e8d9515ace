import type { NotificationSettings } from "@cartwright/contract";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { type NotificationState, useBrowserNotifications } from "../../../lib/browser-notifications.ts";
import { useNotificationSettings, useUpdateNotifications } from "../api/notifications.ts";

/** How this person is notified of questions while the dashboard is not in view. */
export function NotificationsPanel() {
  const settings = useNotificationSettings();
  const [browser, chooseBrowser] = useBrowserNotifications();
  return (
    <Panel title="Notifications">
      <div className={formStyles.form}>
        <p>When a checkout has a question that only a person can answer:</p>
        <Checkbox
          label="Show a notification in this browser"
          hint={browserHints[browser]}
          isChecked={browser === "on"}
          isDisabled={browser === "unsupported" || browser === "blocked"}
          // The browser asks for permission itself, and the checkbox shows the result.
          onChange={(wanted) => void chooseBrowser(wanted)}
        />
        <Loaded query={settings} rows={1}>
          {(loaded) => <MailChoice settings={loaded} />}
        </Loaded>
      </div>
    </Panel>
  );
}

const browserHints: Readonly<Record<NotificationState, string>> = {
  unsupported: "This browser has no notifications.",
  blocked: "Notifications of this site are blocked. Allow them in the settings of the browser.",
  off: "While the dashboard is open in a tab.",
  on: "While the dashboard is open in a tab.",
};

function MailChoice({ settings: { mail, email, isAvailable } }: { settings: NotificationSettings }) {
  const update = useUpdateNotifications();
  return (
    <>
      <Checkbox
        label="Send me an e-mail"
        hint={
          isAvailable
            ? `At once, and a reminder at half time${email === null ? "" : `, to ${email}`}.`
            : "This installation has no mail server."
        }
        isChecked={update.isPending ? update.variables : mail}
        isDisabled={!isAvailable}
        onChange={(wanted) => update.mutate(wanted)}
      />
      {update.error && <ErrorState error={update.error} />}
    </>
  );
}
