import { Link } from "@tanstack/react-router";
import { Icon } from "../components/ui/icon.tsx";
import { navigation } from "./navigation.ts";
import styles from "./navigation-links.module.css";

export function NavigationLinks({ onVisit }: { onVisit?: (() => void) | undefined }) {
  return (
    <nav aria-label="Pages" className={styles.navigation}>
      {navigation.map((group) => (
        <ul key={group[0]?.label} className={styles.group}>
          {group.map(({ label, icon, to }) => (
            <li key={label}>
              <Link
                to={to}
                activeOptions={{ exact: to === "/" }}
                className={styles.link}
                activeProps={{ className: styles.active }}
                onClick={onVisit}
              >
                <Icon name={icon} size={17} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
