import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { openingEn } from '../opening.en.ts';
import type { PlacementTexts } from './placements.types.ts';

export const placementsEn: PlacementTexts = {
  locale: 'en-GB',
  houseLord: {
    elsewhere: 'The lord of the {house} house is in the {place} house.',
    atHome: 'The lord of the {house} house is in the {house} house itself.',
  },
  ascendantLord: {
    elsewhere: '{graha}, lord of the ascendant, is in the {place} house, in {sign}.',
    atHome: '{graha}, lord of the ascendant, is at home in the first house, in {sign}.',
  },
  graha: '{graha} is in the {place} house, in {sign}.',
  afflictions: {
    combust: '{graha} is combust, too near the Sun to be seen.',
    debilitated: '{graha} is debilitated in {sign}.',
    joined: '{graha} shares {sign} with {grahas}.',
    aspected: '{graha} receives the aspect of {grahas}.',
    none: '{graha} is free of the usual afflictions: it is neither combust nor debilitated, and no malefic joins or aspects it.',
    noneOfSun:
      '{graha} is free of the usual afflictions: it is not debilitated, and no malefic joins or aspects it.',
    noneOfNode: 'No malefic joins or aspects {graha}.',
  },
  between: ' ',
  grahas: openingEn.lords,
  houses: doshaReasonsEn.houses,
};
