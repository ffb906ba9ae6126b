import { ruledOrbits } from '../drawings/backdrops.ts';
import { grahaShapes } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { planetaryInfluenceCard } from './cards.ts';

export const planetaryInfluence: ThemeInput = {
  ...planetaryInfluenceCard,
  fonts: { ...HEADINGS.eczar, body: BODY },
  roles: { textMuted: '#515964', border: '#D9D9D3', control: '#888777', focus: '#191B1E' },
  edge: grahaShapes,
  backdrop: ruledOrbits,
  variants: {
    attribute: 'vaar',
    values: [
      { value: 'sun', colors: { primary: '#913900' } },
      { value: 'moon', colors: { primary: '#375D76' } },
      { value: 'mars', colors: { primary: '#9E212C' } },
      { value: 'mercury', colors: { primary: '#1D6835' } },
      { value: 'jupiter', colors: { primary: '#725200' } },
      { value: 'venus', colors: { primary: '#883468' } },
      { value: 'saturn', colors: { primary: '#41519A' } },
    ],
  },
};
