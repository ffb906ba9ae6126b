import type { DayStrength, MoonStrengthName } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';

const TONES: Record<MoonStrengthName, BadgeTone> = {
  good: 'success',
  middling: 'warning',
  bad: 'danger',
};

/** How favourable the Moon is for a birth star. */
export function StrengthBadge({ of }: { of: DayStrength['spans'][number] }) {
  return <Badge tone={TONES[of.strength]}>{of.verdict}</Badge>;
}
