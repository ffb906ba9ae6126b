import { openingEn } from '../opening.en.ts';
import type { DoshaReasonTexts } from './dosha-reasons.types.ts';

export const doshaReasonsEn: DoshaReasonTexts = {
  locale: 'en-GB',
  mangalFactors: {
    mars_in_house:
      'Counted from {reference}, Mars is in the {house} house and aspects the {aspected} houses.',
    mars_associated: {
      conjunct: 'Mars stands in one sign with {graha}.',
      aspects_mars: 'Mars receives the aspect of {graha}.',
      aspected_by_mars: 'Mars aspects {graha}.',
    },
    nodes_on_first_seventh: 'Rahu is in the {house} house, with Ketu opposite.',
    malefic_in_house: 'The {house} house from the ascendant also holds {graha}.',
  },
  mangalCancellations: {
    mars_in_leo_or_aquarius: 'Mars is in {sign}, where Raman counts no dosha.',
    mars_in_house_and_sign: 'Mars in {sign} is held harmless in the {houses} house.',
    jupiter_or_venus_in_lagna: 'The first house holds {grahas}.',
    mars_with_jupiter_or_moon: 'Mars shares its sign with {grahas}.',
    mars_own_or_exalted: 'Mars is at home or exalted in {sign}.',
    mars_aspected_by_jupiter_or_saturn: 'Mars is under the aspect of {grahas}.',
    lagna_cancer_or_leo: 'With {sign} rising, Mars is a yogakaraka.',
    mars_weak: 'Mars has less force here, being {weaknesses}.',
    age_over_28: 'From the age of twenty-eight Mars is held to have matured.',
    born_on_tuesday: 'The birth fell on a Tuesday, the day of Mars.',
  },
  aspect: 'The {house} house, in {sign}, receives the aspect of {graha}.',
  pitraReasons: {
    sun_with_node: 'The Sun shares {sign}, the {house} house, with {node}.',
    node_in_ninth: 'The ninth house, in {sign}, holds {node}.',
    ninth_lord_and_sun_afflicted:
      'The lord of the ninth, {lord}, is in the {house} house in {sign}, while the Sun is joined or aspected by {afflicting}.',
  },
  between: ' ',
  grahas: openingEn.lords,
  references: { lagna: 'the ascendant', moon: 'the Moon', venus: 'Venus' },
  weaknesses: {
    combust: 'combust',
    retrograde: 'retrograde',
    edge_of_sign: 'at the edge of its sign',
  },
  houses: {
    1: 'first',
    2: 'second',
    3: 'third',
    4: 'fourth',
    5: 'fifth',
    6: 'sixth',
    7: 'seventh',
    8: 'eighth',
    9: 'ninth',
    10: 'tenth',
    11: 'eleventh',
    12: 'twelfth',
  },
};
