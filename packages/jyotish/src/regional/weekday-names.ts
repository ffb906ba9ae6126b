import type { Weekday } from '../chart/index.ts';
import type { RegionalCalendar } from './regional-date.ts';

/**
 * Weekdays in the language of each calendar, Sunday first, in plain Latin letters. Tamil and Malayalam name the days by their own
 * words for the planets, the others by Sanskrit ones. Nanakshahi: Punjabi; the national calendar: Sanskrit.
 */
export const REGIONAL_WEEKDAY_NAMES: Readonly<Record<RegionalCalendar, readonly string[]>> = {
  tamil: 'Nyayiru Thingal Sevvai Budhan Vyazhan Velli Sani'.split(' '),
  malayalam: 'Njayar Thinkal Chovva Budhan Vyazham Velli Shani'.split(' '),
  bengali: 'Robibar Sombar Mongolbar Budhbar Brihospotibar Shukrobar Shonibar'.split(' '),
  odia: 'Rabibara Somabara Mangalabara Budhabara Gurubara Shukrabara Shanibara'.split(' '),
  telugu: 'Adivaram Somavaram Mangalavaram Budhavaram Guruvaram Shukravaram Shanivaram'.split(' '),
  kannada: 'Bhanuvara Somavara Mangalavara Budhavara Guruvara Shukravara Shanivara'.split(' '),
  gujarati: 'Ravivar Somvar Mangalvar Budhvar Guruvar Shukravar Shanivar'.split(' '),
  nanakshahi: 'Aitvar Somvar Mangalvar Budhvar Veervar Shukkarvar Shanicharvar'.split(' '),
  national: 'Ravivara Somavara Mangalavara Budhavara Brihaspativara Shukravara Shanivara'.split(
    ' ',
  ),
};

/** The name of a weekday, 0 Sunday to 6 Saturday, in the language of a calendar. */
export function regionalWeekdayName(calendar: RegionalCalendar, weekday: Weekday): string {
  return REGIONAL_WEEKDAY_NAMES[calendar][weekday]!;
}
