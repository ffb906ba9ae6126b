import type { KitStrings } from '../i18n/index.ts';
import type { Dignity } from './dignity.ts';

export const grahaBadgeStrings: KitStrings<{
  retrograde: string;
  combust: string;
  /** Abbreviations of the two states for narrow places. */
  retrogradeMark: string;
  combustMark: string;
  dignity: Record<Dignity, string>;
}> = {
  component: 'GrahaBadge',
  en: {
    retrograde: 'retrograde',
    combust: 'Combust',
    retrogradeMark: 'R',
    combustMark: 'C',
    dignity: {
      exalted: 'Exalted',
      moolatrikona: 'Moolatrikona',
      own: 'Own sign',
      friend: 'Friend’s sign',
      neutral: 'Neutral',
      enemy: 'Enemy’s sign',
      debilitated: 'Debilitated',
    },
  },
};
