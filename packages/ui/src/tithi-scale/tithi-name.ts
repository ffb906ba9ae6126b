import { pakshas, tithis } from '@jyoti/language/terms/en/almanac';
import type { KitStrings } from '../i18n/index.ts';

interface TithiNames {
  /** The first fourteen of a paksha, its last as 15 (Purnima) and 30 (Amavasya). */
  tithis: Readonly<Record<number, string>>;
  /** Names of the bright and the dark half. */
  pakshas: Readonly<Record<'shukla' | 'krishna', string>>;
}

/** Names of the tithis and of the halves of the month. */
export const tithiNames: KitStrings<TithiNames> = {
  component: 'tithiNames',
  words: { tithis, pakshas },
};

/**
 * Name of a tithi.
 *
 * @param tithi 1 (Shukla Pratipada) to 30 (Amavasya)
 * @throws RangeError for any other
 */
export function tithiName(tithi: number, { tithis: names, pakshas: halves }: TithiNames): string {
  const isLast = tithi === 15 || tithi === 30;
  const name = names[isLast ? tithi : tithi % 15];
  if (name === undefined || tithi > 30) throw new RangeError(`tithiName: ${tithi} is not 1 to 30`);
  return isLast ? name : `${tithi < 15 ? halves.shukla : halves.krishna} ${name}`;
}
