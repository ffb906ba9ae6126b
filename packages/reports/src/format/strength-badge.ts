import type { StrengthLabel } from '@jyoti/contract';
import type { Dignity } from '@jyoti/ui/graha-badge';
import type { ReportBadge } from '@jyoti/ui/data';
import type { Names } from './names.ts';

const dignities: Record<StrengthLabel, Dignity> = {
  Exalted: 'exalted',
  'Own sign': 'own',
  Friendly: 'friend',
  Neutral: 'neutral',
  Enemy: 'enemy',
  Debilitated: 'debilitated',
};

/** How strong a graha is in its sign. */
export const strengthBadge = (strength: StrengthLabel, names: Names): ReportBadge => ({
  text: names.strength(strength),
  dignity: dignities[strength],
});
