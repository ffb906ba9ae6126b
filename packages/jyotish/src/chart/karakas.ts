import { checkSetting } from '../check-setting.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';

/** The eight chara karakas, from the highest: self, minister, brother, mother, father, child, kin, spouse. */
export const CHARA_KARAKAS = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;

/** One of the eight chara karakas. */
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

/** With seven planets, or with Rahu as an eighth and the father (pitri) separate from the mother. */
export type KarakaScheme = 'seven' | 'eight';

/** A karaka and its graha. */
export interface KarakaHolder {
  /** which office it holds */
  readonly karaka: CharaKaraka;
  /** who holds it */
  readonly graha: GrahaId;
  /** degrees that rank it, 0 to 30: traversed in the sign; for Rahu, which moves backwards, still to traverse */
  readonly degrees: number;
}

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const EIGHT = [...SEVEN, 'rahu'] as const;

/**
 * The chara karakas: grahas ranked by their degrees in their signs (Jaimini Sutras 1.1.10–18; BPHS ch. 32). On an exact
 * tie, the earlier in the order of the weekdays is first.
 * @param scheme `seven` (K. N. Rao) or `eight` (BPHS, with Rahu by 30° less his degrees)
 * @returns from atma to dara
 * @throws JyotishError `out_of_range` for any other scheme
 */
export function charaKarakas(
  { grahas }: Pick<Placements, 'grahas'>,
  scheme: KarakaScheme = 'seven',
): readonly KarakaHolder[] {
  checkSetting('scheme', scheme, ['seven', 'eight']);
  const ranked = (scheme === 'seven' ? SEVEN : EIGHT)
    .map((graha) => {
      const { degreeInSign } = grahas[graha];
      return { graha, degrees: graha === 'rahu' ? 30 - degreeInSign : degreeInSign };
    })
    .toSorted((a, b) => b.degrees - a.degrees);
  const karakas = CHARA_KARAKAS.filter((karaka) => scheme === 'eight' || karaka !== 'pitri');
  return karakas.map((karaka, index) => ({ karaka, ...ranked[index]! }));
}
