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
 * The strength of a graha in its sign, on one scale for all reports: exaltation, own sign and debilitation,
 * and between them compound friendship (natural and temporary together) with the lord of the sign. A node,
 * which has no dignity, is neutral.
 */
export function strengthOf({ grahas }: Pick<Chart, 'grahas'>, graha: GrahaId): StrengthLabel {
  const { dignity } = grahas[graha];
  return dignity === null ? 'Neutral' : labels[dignity];
}
