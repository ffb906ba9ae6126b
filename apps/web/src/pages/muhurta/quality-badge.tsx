import type { MuhurtaQuality } from '@jyoti/contract';
import { Badge, type BadgeProps } from '@jyoti/ui/badge';
import { StarFilledIcon } from '@jyoti/ui/icons';
import { useMuhurtaResultWords } from './result-words.ts';

/** Colour and shape of each verdict; the word says it. */
const looks: Readonly<Record<MuhurtaQuality, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  excellent: { tone: 'success', icon: <StarFilledIcon size={16} aria-hidden /> },
  good: { tone: 'success' },
  fair: { tone: 'warning' },
};

/** The verdict on a day or a time, everywhere in the same word and shape. */
export function QualityBadge({ quality }: { quality: MuhurtaQuality }) {
  const { qualities } = useMuhurtaResultWords();
  return <Badge {...looks[quality]}>{qualities[quality]}</Badge>;
}
