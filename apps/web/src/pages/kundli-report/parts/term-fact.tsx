import type { MetaItem } from '@jyoti/ui/meta-list';
import { TermText } from '@jyoti/ui/term-tip';
import type { ReactNode } from 'react';

/** A fact whose label comes from a catalogue and may mark a term. */
export function termFact(label: string, value: ReactNode): MetaItem {
  return { label, shownAs: <TermText>{label}</TermText>, value };
}
