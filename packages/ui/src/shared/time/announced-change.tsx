import { useState } from 'react';
import { visuallyHidden } from '../../visually-hidden/index.ts';

/**
 * Announces a change of state in a polite live region. The state at mount is not announced.
 *
 * @param of key of the state: the start of the current period; empty if there is none, undefined
 * while it is not known
 * @param words what is announced when the key changes
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
