import type { MetaItem } from '@jyoti/ui/meta-list';
import type { ReactNode } from 'react';
import { WithTerms } from './with-terms.tsx';

/** A fact whose label is a sentence of a catalogue with its terms explained. */
export function termFact(label: string, value: ReactNode): MetaItem {
  return { label, shownAs: <WithTerms>{label}</WithTerms>, value };
}
