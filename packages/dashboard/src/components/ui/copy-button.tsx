import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const confirmedMs = 2000;

export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button size="small" onClick={copy}>
      <Icon name={isCopied ? "check" : "copy"} size={14} />
      <span aria-live="polite">{isCopied ? "Copied" : label}</span>
    </Button>
  );
}
