import { Button, type ButtonLook } from "./button.tsx";
import styles from "./row-actions.module.css";

interface RowAction {
  name: string;
  look?: ButtonLook["look"];
  onPress: () => void;
}

/** The buttons at the end of a row; their accessible names include the row they belong to. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  return (
    <span className={styles.actions}>
      {actions.map(({ name, look, onPress }) => (
        <Button key={name} size="small" look={look} onClick={onPress} aria-label={`${name} ${of}`}>
          {name}
        </Button>
      ))}
    </span>
  );
}
