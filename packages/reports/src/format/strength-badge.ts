import type { StrengthLabel } from '@jyoti/contract';
import type { Dignity } from '@jyoti/ui/graha-badge';
import type { ReportBadge } from '@jyoti/ui/report-view';

const dignities: Record<StrengthLabel, Dignity> = {
  Exalted: 'exalted',
  'Own sign': 'own',
  Friendly: 'friend',
  Neutral: 'neutral',
  Enemy: 'enemy',
  Debilitated: 'debilitated',
};

/** How strong a graha is in its sign, in the words of the API. */
export const strengthBadge = (strength: StrengthLabel): ReportBadge => ({
  text: strength,
  dignity: dignities[strength],
});
