import type { StrengthLabel } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';

const tones: Record<StrengthLabel, BadgeTone> = {
  Exalted: 'success',
  'Own sign': 'success',
  Friendly: 'plain',
  Neutral: 'plain',
  Enemy: 'warning',
  Debilitated: 'danger',
};

/** How a graha stands in its sign, in the field's words. */
export function StrengthBadge({ strength }: { strength: StrengthLabel }) {
  return <Badge tone={tones[strength]}>{strength}</Badge>;
}
