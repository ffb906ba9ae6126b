import type { Chart, Dignity, GrahaId } from '@jyoti/jyotish';
import type { StrengthLabel } from '@jyoti/contract';

const labels: Readonly<Record<Dignity, StrengthLabel>> = {
  exalted: 'Exalted',
  moolatrikona: 'Own sign',
  own: 'Own sign',
  great_friend: 'Friendly',
  friend: 'Friendly',
  neutral: 'Neutral',
  enemy: 'Enemy',
  great_enemy: 'Enemy',
  debilitated: 'Debilitated',
};

/**
 * How strong a graha is in its sign, on the one scale of every report: exaltation, own sign and debilitation, and between them
 * compound friendship (natural and temporary together) with the lord of the sign. A node, which has no dignity, is neutral.
 */
export function strengthOf({ grahas }: Pick<Chart, 'grahas'>, graha: GrahaId): StrengthLabel {
  const { dignity } = grahas[graha];
  return dignity === null ? 'Neutral' : labels[dignity];
}
