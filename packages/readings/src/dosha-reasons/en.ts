import { ordinalsEn } from '../ordinals.en.ts';
import { openingEn } from '../opening.en.ts';
import type { DoshaReasonTexts } from './dosha-reasons.types.ts';

export const doshaReasonsEn: DoshaReasonTexts = {
  locale: 'en-GB',
  mangalFactors: {
    mars_in_house:
      'Counted from {reference}, Mars is in the {house} house and aspects the {aspected} houses.',
    mars_associated: {
      conjunct: 'Mars is in the same sign as {graha}.',
      aspects_mars: '{graha} aspects Mars.',
      aspected_by_mars: 'Mars aspects {graha}.',
    },
    nodes_on_first_seventh: 'Rahu is in the {house} house from the ascendant, with Ketu opposite.',
    malefic_in_house: 'The {house} house from the ascendant also holds {graha}.',
  },
  manglik: {
    houses: 'Mars is in {houses}.',
    counts: {
      0: 'None of these places counts, so the rule does not apply.',
      1: 'One of these three places counts.',
      2: 'Two of these three places count.',
      3: 'All three places count.',
    },
  },
  mangalCancellations: {
    mars_in_leo_or_aquarius:
      'Mars is in {sign}, where Raman counts no dosha from the ascendant, the Moon or Venus.',
    mars_in_house_and_sign: 'Mars in {sign} is considered harmless in {houses}.',
    jupiter_or_venus_in_lagna: 'The first house from the ascendant holds {grahas}.',
    mars_with_jupiter_or_moon: 'Mars is in the same sign as {grahas}.',
    mars_own_or_exalted: 'Mars is in its own or its exaltation sign, {sign}.',
    mars_aspected_by_jupiter_or_saturn: 'Mars receives the aspect of {grahas}.',
    lagna_cancer_or_leo: 'For {sign} ascendant, Mars is a yogakaraka.',
    mars_weak: 'Mars is {weaknesses}, and almanacs then count the dosha as lessened.',
    age_over_28: 'From the age of twenty-eight Mars is considered mature.',
    born_on_tuesday: 'You were born on a Tuesday, the day of Mars.',
  },
  aspect: '{graha} aspects the {house} house from the ascendant ({sign}).',
  houseFrom: 'the {house} house from {reference}',
  pitraReasons: {
    sun_with_node: 'The Sun is with {node} in {sign}, the {house} house.',
    node_in_ninth: 'The ninth house holds {node}, in {sign}.',
    ninth_lord_and_sun_afflicted:
      '{lord}, lord of the ninth house, is in the {house} house in {sign}, and the Sun is joined or aspected by {afflicting}.',
  },
  between: ' ',
  grahas: openingEn.lords,
  references: { lagna: 'the ascendant', moon: 'the Moon', venus: 'Venus' },
  weaknesses: {
    combust: 'combust',
    retrograde: 'retrograde',
    edge_of_sign: 'at the edge of its sign',
  },
  houses: ordinalsEn,
};
