import type { Changes } from '../changes.ts';
import type { LetterRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { entryOf, type Database } from './database.ts';

/** Stores a letter with the change that causes it. */
export function enqueueLetter(changes: Changes, letter: LetterRecord | undefined): void {
  if (letter) changes.put('letters', letter.id, structuredClone(letter));
}

export function lettersRepository(db: Database): Store['letters'] {
  return {
    insert: (letter) =>
      db.mutate((data, changes) => {
        if (letter.userId !== null && !entryOf(data.users, letter.userId)) return false;
        enqueueLetter(changes, letter);
        return true;
      }),
    take: async (now, next) => {
      const due = () =>
        Object.values(db.data.letters)
          .filter(({ dueAt }) => dueAt <= now)
          .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
      // Usually there is none, and a write is avoided.
      if (!due()) return null;
      return db.mutate((_data, changes) => {
        const letter = due();
        if (!letter) return null;
        const tries = letter.tries + 1;
        const taken = { ...letter, tries, dueAt: next(tries) };
        changes.put('letters', letter.id, taken);
        return structuredClone(taken);
      });
    },
    remove: (id) => db.mutate((_data, changes) => changes.remove('letters', id)),
  };
}
