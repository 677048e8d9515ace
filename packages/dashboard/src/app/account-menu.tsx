import { useId } from "react";
import { Icon } from "../components/ui/icon.tsx";
import { useSession } from "../lib/session/session-context.ts";
import { type Theme, themes, useTheme } from "../lib/theme.ts";
import styles from "./account-menu.module.css";

const themeNames: Readonly<Record<Theme, string>> = { system: "As the system", light: "Light", dark: "Dark" };

/** The signed-in person, the theme, and signing out. The popover closes on Escape and outside clicks. */
export function AccountMenu() {
  const session = useSession();
  const [theme, chooseTheme] = useTheme();
  const menuId = useId();
  const { name = "Account", email } = session.person;
  return (
    <div className={styles.account}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={menuId}
        aria-label={`Account of ${name}`}
      >
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <Icon name="down" size={14} />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <p className={styles.person}>
          <strong>{name}</strong>
          {email && <span>{email}</span>}
        </p>
        <fieldset className={styles.themes}>
          <legend>Colours</legend>
          {themes.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${menuId}-theme`}
                checked={each === theme}
                onChange={() => chooseTheme(each)}
              />
              {themeNames[each]}
            </label>
          ))}
        </fieldset>
        <button type="button" className={styles.leave} onClick={session.signOut}>
          Sign out
        </button>
      </div>
    </div>
  );
}
