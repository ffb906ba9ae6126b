import type { ChoghadiyaRow } from '@jyoti/contract';
import type { BadgeTone } from '@jyoti/ui/badge';
import type { PanchangMessages } from '../../../messages.generated/panchang.ts';

const tones = { Auspicious: 'success', Good: 'warning', Inauspicious: 'danger' } as const;

/** The rating of a choghadiya: by its name, unless an inauspicious period overlaps. */
export function lookOf(
  { type, mark }: Pick<ChoghadiyaRow, 'type' | 'mark'>,
  { choghadiya: words }: PanchangMessages,
): { tone: BadgeTone; text: string } {
  const text = words.types[type];
  if (mark === null) return { tone: tones[type], text };
  return { tone: 'danger', text: words.marked({ quality: text, mark: words.marks[mark] }) };
}
