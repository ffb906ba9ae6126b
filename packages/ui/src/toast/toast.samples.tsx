import { Button } from '../button/index.ts';
import { useEffect } from 'react';
import { useToast, type Toast } from './index.ts';

/** A button that shows a message. */
export function Shows({ words, ...toast }: Toast & { words: string }) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>{words}</Button>;
}

/** A message that is shown initially. */
export function Shown({ toast }: { toast: Toast }) {
  const { show } = useToast();
  useEffect(() => {
    show({ ...toast, id: 'shown' });
  }, [show, toast]);
  return null;
}
