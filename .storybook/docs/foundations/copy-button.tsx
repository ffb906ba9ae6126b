import { Button } from '@jyoti/ui/button';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** The text that is copied to the clipboard. */
  text: string;
  /** Its accessible name. @default the text */
  label?: string;
}

/** Copies a name or a value, and announces it. */
export function CopyButton({ text, label = text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button size="small" variant="quiet" aria-label={`Copy ${label}`} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
