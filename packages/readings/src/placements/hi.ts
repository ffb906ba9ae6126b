import { doshaReasonsHi } from '../dosha-reasons/hi.ts';
import { openingHi } from '../opening.hi.ts';
import type { PlacementTexts } from './placements.types.ts';

export const placementsHi: PlacementTexts = {
  locale: 'hi-IN',
  houseLord: {
    elsewhere: '{house} भाव का स्वामी {place} भाव में है।',
    atHome: '{house} भाव का स्वामी अपने ही भाव में है।',
  },
  ascendantLord: {
    elsewhere: 'लग्नेश {graha} {place} भाव में, {sign} राशि में है।',
    atHome: 'लग्नेश {graha} अपने घर, पहले भाव में, {sign} राशि में है।',
  },
  graha: '{graha} {place} भाव में, {sign} राशि में है।',
  afflictions: {
    combust: '{graha} अस्त है, यानी सूर्य के इतना पास कि दिखाई न दे।',
    debilitated: '{graha} {sign} राशि में नीच का है।',
    joined: '{graha} {sign} राशि में {grahas} के साथ है।',
    aspected: '{graha} पर {grahas} की दृष्टि है।',
    none: '{graha} सामान्य दोषों से मुक्त है: न अस्त, न नीच, और किसी पाप ग्रह की युति या दृष्टि नहीं।',
    noneOfSun: '{graha} सामान्य दोषों से मुक्त है: न नीच, न किसी पाप ग्रह की युति या दृष्टि।',
    noneOfNode: '{graha} पर किसी पाप ग्रह की युति या दृष्टि नहीं है।',
  },
  between: ' ',
  grahas: openingHi.lords,
  houses: doshaReasonsHi.houses,
};
