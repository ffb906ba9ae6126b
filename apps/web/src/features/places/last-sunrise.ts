import { storeForVisitor, storedForVisitor } from '../../platform/session/visitor-data.ts';
import { defaultSunrise, sunrises, type SunriseChoice } from '@jyoti/contract';

const NAME = 'panchang-sunrise';

/** The sunrise definition last chosen in this browser. */
export function lastSunrise(): SunriseChoice {
  return sunrises.find((one) => one === storedForVisitor(NAME)) ?? defaultSunrise;
}

export const rememberSunrise = (sunrise: SunriseChoice) => storeForVisitor(NAME, sunrise);
