import { keepForVisitor, keptForVisitor } from '../session/visitor-memory.ts';
import { sunrises, type SunriseChoice } from '@jyoti/contract';

const NAME = 'panchang-sunrise';

/** The sunrise definition last chosen in this browser; by default that of Indian almanacs. */
export function lastSunrise(): SunriseChoice {
  return sunrises.find((one) => one === keptForVisitor(NAME)) ?? 'centre';
}

export const rememberSunrise = (sunrise: SunriseChoice) => keepForVisitor(NAME, sunrise);
