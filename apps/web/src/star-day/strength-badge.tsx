import type { MoonStrengthName } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { useStarDayWords } from './words.ts';

const TONES: Record<MoonStrengthName, BadgeTone> = {
  good: 'success',
  middling: 'warning',
  bad: 'danger',
};

/** How favourable the Moon is for a birth star. */
export function StrengthBadge({ strength }: { strength: MoonStrengthName }) {
  const { strengths } = useStarDayWords();
  return <Badge tone={TONES[strength]}>{strengths[strength]}</Badge>;
}
