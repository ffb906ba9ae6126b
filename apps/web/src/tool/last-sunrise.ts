import { storeForVisitor, storedForVisitor } from '../session/visitor-data.ts';
import { sunrises, type SunriseChoice } from '@jyoti/contract';

const NAME = 'panchang-sunrise';

/** The sunrise definition last chosen in this browser; by default that of Indian almanacs. */
export function lastSunrise(): SunriseChoice {
  return sunrises.find((one) => one === storedForVisitor(NAME)) ?? 'centre';
}

export const rememberSunrise = (sunrise: SunriseChoice) => storeForVisitor(NAME, sunrise);
