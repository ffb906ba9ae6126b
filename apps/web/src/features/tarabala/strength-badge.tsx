import type { MoonStrengthName } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const TONES: Record<MoonStrengthName, BadgeTone> = {
  good: 'success',
  middling: 'warning',
  bad: 'danger',
};

/** How favourable the Moon is for a birth star. */
export function StrengthBadge({ strength }: { strength: MoonStrengthName }) {
  const { strengths } = useMessages(starDayMessages);
  return <Badge tone={TONES[strength]}>{strengths[strength]}</Badge>;
}
