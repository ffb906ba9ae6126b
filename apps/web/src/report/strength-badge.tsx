import type { StrengthLabel } from '@jyoti/contract';
import { DignityBadge, type Dignity } from '@jyoti/ui/graha-badge';

const dignities: Record<StrengthLabel, Dignity> = {
  Exalted: 'exalted',
  'Own sign': 'own',
  Friendly: 'friend',
  Neutral: 'neutral',
  Enemy: 'enemy',
  Debilitated: 'debilitated',
};

/** How strong a graha is in its sign, in the words of the API. */
export function StrengthBadge({ strength }: { strength: StrengthLabel }) {
  return <DignityBadge dignity={dignities[strength]}>{strength}</DignityBadge>;
}
