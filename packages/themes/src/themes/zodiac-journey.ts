import { archRow } from '../drawings/backdrops.ts';
import { arcade } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { zodiacJourneyCard } from './cards.ts';

export const zodiacJourney: ThemeInput = {
  ...zodiacJourneyCard,
  fonts: { ...HEADINGS.eczar, body: BODY },
  roles: {
    surface: '#F8E3D6',
    raised: '#FFF3EA',
    textMuted: '#684C46',
    border: '#DDB29B',
    control: '#916B54',
    focus: '#0053A5',
    success: '#006933',
    warning: '#7B5200',
  },
  astro: {
    moon: '#4F5E68',
    mercury: '#106A32',
    jupiter: '#735800',
    venus: '#82496A',
    fire: '#A43422',
    earth: '#7A5416',
    air: '#00647F',
    water: '#006767',
  },
  edge: arcade,
  backdrop: archRow,
};
