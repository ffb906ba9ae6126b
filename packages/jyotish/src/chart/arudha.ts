import { checkSetting } from '../check-setting.ts';
import { GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';
import { houseFrom, isOddSign, signFromIndex, SIGNS } from './signs.ts';
import type { HouseNumber, SignNumber } from './signs.ts';

/** The choices in which schools of arudha padas differ. */
export interface ArudhaOptions {
  /** whether a pada in the first or seventh place moves to the tenth from there (BPHS 29, 4–5), or none does */
  readonly exceptions?: boolean;
  /** whether Ketu shares Scorpio and Rahu Aquarius (Jaimini), or each sign has its planet only (BPHS) */
  readonly lords?: 'single' | 'dual';
  /**
   * the house of the upapada: the twelfth, or the second where the ascendant's sign is even (commentators on Jaimini
   * Sutras 1.4.1)
   */
  readonly upapada?: 'twelfth' | 'by_lagna';
}

/** An arudha pada: the image of a house, or of a graha in one of its signs. */
export interface ArudhaPada {
  /** its sign */
  readonly sign: SignNumber;
  /** whole-sign house from the ascendant */
  readonly house: HouseNumber;
  /** whether it was moved, because it fell in the first or seventh place */
  readonly moved: boolean;
}

/** The arudha pada of a house. */
export interface BhavaArudha extends ArudhaPada {
  /** the house whose image it is: A1, the arudha lagna, to A12 */
  readonly of: HouseNumber;
  /** lord of that house, to whom it is counted */
  readonly lord: GrahaId;
}

/** The arudha pada of a graha in a sign that it owns. */
export interface GrahaArudha extends ArudhaPada {
  /** whose pada it is */
  readonly graha: GrahaId;
  /** the sign to which it is counted */
  readonly own: SignNumber;
}

/** The padas of a chart. */
export interface Arudhas {
  /** A1 to A12 */
  readonly padas: readonly BhavaArudha[];
  /** pada of the twelfth house, or of the second by the setting `upapada` */
  readonly upapada: BhavaArudha;
  /** one for each sign that a graha owns; Rahu and Ketu have one where lords are dual */
  readonly grahas: readonly GrahaArudha[];
}

/** The nodes that share a sign with its planet. */
const SECOND_LORDS: Readonly<Partial<Record<SignNumber, GrahaId>>> = { 8: 'ketu', 11: 'rahu' };

/**
 * The arudha padas of a chart. As many signs as the lord is from the house, its pada is from the lord; one that falls in
 * the house itself moves to the tenth from it, one in the seventh to the fourth of the house (BPHS ch. 29; Jaimini Sutras
 * 1.1.30). Padas of grahas are counted in the same way to their own signs.
 * @throws JyotishError `out_of_range` for an option that does not exist
 */
export function arudhas(
  placements: Placements,
  { exceptions = true, lords = 'single', upapada = 'twelfth' }: ArudhaOptions = {},
): Arudhas {
  checkSetting('exceptions', exceptions, [true, false]);
  checkSetting('lords', lords, ['single', 'dual']);
  checkSetting('upapada', upapada, ['twelfth', 'by_lagna']);
  const { ascendant, grahas } = placements;
  const pada = (from: SignNumber, to: SignNumber): ArudhaPada => {
    const { sign, moved } = imageOf(from, to, exceptions);
    return { sign, house: houseFrom(ascendant.sign, sign), moved };
  };
  const padas = Array.from({ length: 12 }, (_, index): BhavaArudha => {
    const sign = signFromIndex(ascendant.sign - 1 + index);
    const lord = lords === 'dual' ? strongerLord(sign, placements) : SIGNS[sign].lord;
    return { of: (index + 1) as HouseNumber, lord, ...pada(sign, grahas[lord].sign) };
  });
  const ownedBy = (graha: GrahaId): readonly SignNumber[] =>
    Object.values(SIGNS)
      .map(({ number }) => number)
      .filter(
        (sign) => SIGNS[sign].lord === graha || (lords === 'dual' && SECOND_LORDS[sign] === graha),
      );
  return {
    padas,
    upapada: padas[upapada === 'by_lagna' && !isOddSign(ascendant.sign) ? 1 : 11]!,
    grahas: GRAHA_IDS.flatMap((graha) =>
      ownedBy(graha).map((own) => ({ graha, own, ...pada(grahas[graha].sign, own) })),
    ),
  };
}

/** The sign as far beyond a sign as that sign is from the start of the count. */
function imageOf(
  from: SignNumber,
  to: SignNumber,
  exceptions: boolean,
): Pick<ArudhaPada, 'sign' | 'moved'> {
  const sign = signFromIndex(2 * to - from - 1);
  const moved = exceptions && (sign - from) % 6 === 0;
  return { sign: moved ? signFromIndex(sign + 8) : sign, moved };
}

/**
 * Of two lords the one with more grahas in its sign, then the one at the higher degree; a lord in its own sign yields to the
 * other (as in chara dasha).
 */
function strongerLord(sign: SignNumber, { grahas }: Placements): GrahaId {
  const { lord } = SIGNS[sign];
  const second = SECOND_LORDS[sign];
  if (second === undefined || grahas[second].sign === sign) return lord;
  if (grahas[lord].sign === sign) return second;
  const company = (graha: GrahaId): number =>
    GRAHA_IDS.filter((other) => grahas[other].sign === grahas[graha].sign).length;
  const lead =
    company(second) - company(lord) || grahas[second].degreeInSign - grahas[lord].degreeInSign;
  return lead > 0 ? second : lord;
}
