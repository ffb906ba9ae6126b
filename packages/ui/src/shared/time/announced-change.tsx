import { useState } from 'react';
import { visuallyHidden } from '../../visually-hidden/index.ts';

/**
 * Says politely what has begun while the page is open; nothing of what ran when it was opened, nor when nothing runs.
 *
 * @param of tells one state from the next: the start of the period that runs; empty where none does, undefined where
 *   that is not known yet
 */
export function AnnouncedChange({ of: key, words }: { of: string | undefined; words: string }) {
  const [first, setFirst] = useState<string>();
  if (key !== undefined && first === undefined) setFirst(key);
  const hasChanged = key !== undefined && first !== undefined && key !== first;
  return (
    <span role="status" className={visuallyHidden}>
      {hasChanged && words}
    </span>
  );
}
