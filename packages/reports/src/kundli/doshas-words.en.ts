import { en as sadesati } from './sade-sati-words.en.ts';
import { en as names } from '../format/names.en.ts';

/** The dignities of Raman's table as the API names them, with the relation of the sign to Mars. */
const natural = new Map([
  ['Exalted', 'exalted'],
  ['Own', 'in its own sign'],
  ['Friend', 'in a friend’s sign'],
  ['Neutral', 'in a neutral sign'],
  ['Enemy', 'in an enemy’s sign'],
  ['Debilitated', 'debilitated'],
]);

/** The sentences of the tab Doshas, in English: calm and factual. `[id|words]` explains a term. */
export const en = {
  names,
  yes: 'Yes',
  no: 'No',

  mangal: {
    intro:
      '[mangal|Mangal dosha] depends on where Mars is from the [lagna], the Moon and Venus, and on what cancels it.',
    factorsIntro:
      'The same figure in detail: what adds to it, the aspects around Mars, and its house from each of the three places.',
    score: (score: number) => `You are ${score}% manglik`,
    before: (score: number) => `Before cancellations: ${score}%.`,
    anshik: 'Partial ([anshik]): present, but too weak to matter.',
    threshold: 'We say Yes at 25% or more, after cancellations.',
    mars: 'Mars',
    marsCounts: (places: readonly { house: number; from: 'lagna' | 'moon' | 'venus' }[]) => {
      const from = { lagna: 'the lagna', moon: 'the Moon', venus: 'Venus' };
      const positions = places.map((place) => `house ${place.house} from ${from[place.from]}`);
      return `Mars counts in ${positions.join(' and in ')}.`;
    },
    marsAbsent: 'Mars is in none of the houses that count, from the lagna, the Moon or Venus.',
    cancellation: (percent: number) => `Cancellation score: ${percent}%`,
    reasons: 'What cancels it',
    noReasonsTitle: 'Nothing cancels it',
    noReasons: 'None of the cancelling conditions holds in this chart.',
    factors: 'Contributing factors',
    noFactors: 'Nothing contributes to it in this chart.',
    aspects: 'Planetary aspects',
    noAspects: 'No aspect from or to Mars matters here.',
    seenFrom: 'Mars, counted from three places',
    from: 'Counted from',
    references: { lagna: 'Lagna', moon: 'Moon', venus: 'Venus' },
    house: 'House of Mars',
    counts: 'A house that counts',
    units: 'Units',
    weight: 'Weight',
    aspected: 'Aspects the houses',
    because: (sign: string, strength: string, byNature: string) =>
      `Mars in ${sign}; [strength] ${strength}; for Raman’s units, which use natural friendship only, ${natural.get(byNature) ?? byNature}`,
    formula: 'How the percentage is calculated',
    formulaText: [
      'Mars in a house that counts (the 1st, 2nd, 4th, 7th, 8th and 12th, unless another school is chosen) has [ramanUnits|units after B. V. Raman], by house and by its strength in the sign. Units from the [lagna] count for half, from the Moon for three tenths, from Venus for a fifth.',
      'A quarter of the units of each other [malefic] in the 7th or 8th house from the lagna is added; 100 is the most.',
      'Each condition that cancels it takes a quarter away; four take all of it.',
    ],
  },

  kaalsarp: {
    intro:
      '[kaalsarp|Kaal sarp] means that all seven grahas are on one side of the line from Rahu to Ketu.',
    none: 'No Kaal Sarp Dosh detected in your chart',
    present: (type: string) => `Kaal Sarp Dosh of the ${type} form is present in your chart`,
    partial:
      'Partial: what is outside the Rahu-Ketu line is within one sign (30°) of it, and breaks the pattern.',
    remedies: 'Recommended remedies',
    noRemedies: 'No specific remedies available.',
    remedyNote: 'Simple customs that cost nothing. We don’t promise that they change anything.',
    because: (rahu: number, ketu: number) => `Rahu in house ${rahu}, Ketu in house ${ketu}`,
    ascending: 'the grahas are between Rahu and Ketu, in the order of the signs',
    descending: 'the grahas are between Ketu and Rahu, in the order of the signs',
    outside: (graha: string, house: number, degrees: string, node: string) =>
      `${graha} in house ${house}, outside the line, ${degrees} from ${node}`,
  },

  pitra: {
    intro:
      '[pitra|Pitra dosha] looks at the Sun, the ninth house and its [lord], and whether a [node] touches them.',
    none: 'No Pitra Dosh detected in your chart',
    present: 'Pitra Dosh is indicated in your chart',
    reasons: 'Why',
    rules: 'What we look for',
    rulesText: [
      'The Sun in one sign with Rahu or Ketu.',
      'Rahu or Ketu in the ninth house.',
      'The lord of the ninth with a node or in the 6th, 8th or 12th house, while the Sun is joined or aspected by Saturn or a node.',
    ],
  },

  papa: {
    intro:
      '[papasamaya|Papasamaya] weighs four [malefic|malefics] in the houses of marriage. On its own it says little; it is meant for comparing two charts.',
    caption: 'Papa of four grahas',
  },

  sadesati,
};

export type DoshasWords = typeof en;
