import { Badge, type BadgeProps } from '@jyoti/ui/badge';
import { StarFilledIcon } from '@jyoti/ui/icons';
import type { DayVerdict } from './group-days.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Colour and shape of each verdict; the word says it. */
const looks: Readonly<Record<DayVerdict, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  excellent: { tone: 'success', icon: <StarFilledIcon size={16} aria-hidden /> },
  good: { tone: 'success' },
  fair: { tone: 'warning' },
  many: { tone: 'info' },
};

/** The verdict on a day or a time, everywhere in the same word and shape. */
export function QualityBadge({ verdict }: { verdict: DayVerdict }) {
  const { qualities } = useMessages(muhurtaResultMessages);
  return <Badge {...looks[verdict]}>{qualities[verdict]}</Badge>;
}
