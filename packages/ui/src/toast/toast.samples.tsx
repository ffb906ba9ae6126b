import { Button } from '../button/index.ts';
import { useToast, type Toast } from './index.ts';

/** A button that shows a message. */
export function Shows({ words, ...toast }: Toast & { words: string }) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>{words}</Button>;
}
