import * as v from 'valibot';
import { say } from './messages.ts';
import { schoolChoices } from './school-choices.ts';

/**
 * Signs that Rahu and Ketu aspect: the seventh from theirs (BPHS 26), Jupiter's fifth and ninth too, or none. For aspects by
 * sign and the afflictions of section `reports`.
 */
const nodeAspectsField = v.picklist(schoolChoices.node_aspects, say('choiceUnknown'));

/** Whether Rahu and Ketu have a dignity (exalted, own sign and so on). Without one they are neutral in every sign. */
const nodeDignityField = v.boolean(say('choiceUnknown'));

/** Whether an arudha pada in the first or seventh place moves to the tenth from there (BPHS 29, 4–5), or stays. */
const arudhaExceptionsField = v.boolean(say('choiceUnknown'));

/** Lords that arudha padas are counted to: one for each sign (BPHS), or Ketu and Rahu as second lords of Scorpio and Aquarius. */
const arudhaLordsField = v.picklist(schoolChoices.arudha_lords, say('choiceUnknown'));

/** House of the upapada: the twelfth, or the second if the ascendant is in an even sign. */
const upapadaField = v.picklist(schoolChoices.upapada, say('choiceUnknown'));

/** Lords of chara dasha: Ketu and Rahu as second lords of Scorpio and Aquarius (K. N. Rao), or one for each sign. */
const charaLordsField = v.picklist(schoolChoices.chara_lords, say('choiceUnknown'));

/** Whether an exalted lord adds a year to a sign's chara dasha and a debilitated one takes a year from it; K. N. Rao rejects it. */
const charaExaltationField = v.boolean(say('choiceUnknown'));

/** Whose figures shadbala and bhava bala use: B. V. Raman's, or those of BPHS 27. */
const shadbalaSchoolField = v.picklist(schoolChoices.shadbala_school, say('choiceUnknown'));

/**
 * When the Moon is benefic: while it waxes, or from the eighth bright to the eighth dark tithi. For shadbala, bhava bala and
 * deeptadi avasthas.
 */
const beneficMoonField = v.picklist(schoolChoices.benefic_moon, say('choiceUnknown'));

/** Whether Mercury is malefic in a sign with a malefic (BPHS 3, 11), or always benefic. For shadbala and deeptadi avasthas. */
const beneficMercuryField = v.picklist(schoolChoices.benefic_mercury, say('choiceUnknown'));

/** Whether the sign of exaltation counts as an own sign in vimsopaka bala (BPHS 7, 11), or own vargas alone do (7, 21–25). */
const vimsopakaExaltationField = v.boolean(say('choiceUnknown'));

/** What Rahu and Ketu signify in KP: their own houses, or also those of the grahas that they act for. */
const kpNodesField = v.picklist(schoolChoices.kp_nodes, say('choiceUnknown'));

/**
 * Adds Vimshottari counted from the nakshatra of this graha to part `more-dashas`; `moon` adds none, because section `dashas`
 * has it.
 */
const vimshottariStarField = v.picklist(schoolChoices.vimshottari_star, say('choiceUnknown'));

/**
 * Houses from the Moon that Saturn makes kantaka shani in: the fourth, 4 7 10, 1 4 7 10, 4 7 8 10, or the eighth. Schools other
 * than `fourth` add `kantaka` to section `doshas`. No classical text that we know defines the word.
 */
const kantakaSchoolField = v.picklist(schoolChoices.kantaka_school, say('choiceUnknown'));

/** Houses of Mars that make mangal dosha: 1 2 4 7 8 12, the North's (1 4 7 8 12) or the South's (2 4 7 8 12). */
const mangalHousesField = v.picklist(schoolChoices.mangal_houses, say('choiceUnknown'));

/** Chandradhi by all three benefics in 6, 7, 8 from the Moon, or graded: weak by one, middling at most by two. */
const adhiYogaField = v.picklist(schoolChoices.adhi_yoga, say('choiceUnknown'));

/** Distance from exactness within which a transit is a contact, degrees. The texts give none. */
const contactOrbField = v.picklist(schoolChoices.contact_orb, say('choiceUnknown'));

/** The choices of single calls, with their defaults. */
export const nodeDignityOption = v.optional(nodeDignityField, false);
export const kpNodesOption = v.optional(kpNodesField, 'own');
export const contactOrbOption = v.optional(contactOrbField, 3);

/** Points of vashya: the table that is the same both ways, or the one of saravali.de, bride by groom. */
const vashyaTableField = v.picklist(['symmetric', 'bride_by_groom'], say('choiceUnknown'));

/** Points of gana: 5 for a deva boy with a manushya girl and 6 the other way, or the reverse with 1 for deva and rakshasa. */
const ganaTableField = v.picklist(['deva_boy', 'manushya_boy'], say('choiceUnknown'));

/** The choices of a match, with their defaults. */
export const matchSchoolOptions = {
  mangal_houses: v.optional(mangalHousesField, 'all'),
  vashya_table: v.optional(vashyaTableField, 'symmetric'),
  gana_table: v.optional(ganaTableField, 'deva_boy'),
} as const;

/** The same in a response: a missing one is the default. */
export const chosenMatchSchoolFields = {
  mangal_houses: v.optional(mangalHousesField),
  vashya_table: v.optional(vashyaTableField),
  gana_table: v.optional(ganaTableField),
} as const;

/** The choices of a kundli, with their defaults. */
export const kundliSchoolOptions = {
  node_aspects: v.optional(nodeAspectsField, 'seventh'),
  node_dignity: v.optional(nodeDignityField, false),
  arudha_exceptions: v.optional(arudhaExceptionsField, true),
  arudha_lords: v.optional(arudhaLordsField, 'single'),
  upapada: v.optional(upapadaField, 'twelfth'),
  chara_lords: v.optional(charaLordsField, 'dual'),
  chara_exaltation: v.optional(charaExaltationField, false),
  shadbala_school: v.optional(shadbalaSchoolField, 'raman'),
  benefic_moon: v.optional(beneficMoonField, 'waxing'),
  benefic_mercury: v.optional(beneficMercuryField, 'company'),
  vimsopaka_exaltation: v.optional(vimsopakaExaltationField, false),
  kp_nodes: v.optional(kpNodesField, 'own'),
  vimshottari_star: v.optional(vimshottariStarField, 'moon'),
  mangal_houses: v.optional(mangalHousesField, 'all'),
  adhi_yoga: v.optional(adhiYogaField, 'three'),
  kantaka_school: v.optional(kantakaSchoolField, 'fourth'),
} as const;

/** Every choice without a default: in responses and in saved charts a missing one is the default. */
export const chosenSchoolFields = {
  node_aspects: v.optional(nodeAspectsField),
  node_dignity: v.optional(nodeDignityField),
  arudha_exceptions: v.optional(arudhaExceptionsField),
  arudha_lords: v.optional(arudhaLordsField),
  upapada: v.optional(upapadaField),
  chara_lords: v.optional(charaLordsField),
  chara_exaltation: v.optional(charaExaltationField),
  shadbala_school: v.optional(shadbalaSchoolField),
  benefic_moon: v.optional(beneficMoonField),
  benefic_mercury: v.optional(beneficMercuryField),
  vimsopaka_exaltation: v.optional(vimsopakaExaltationField),
  kp_nodes: v.optional(kpNodesField),
  vimshottari_star: v.optional(vimshottariStarField),
  mangal_houses: v.optional(mangalHousesField),
  adhi_yoga: v.optional(adhiYogaField),
  kantaka_school: v.optional(kantakaSchoolField),
  contact_orb: v.optional(contactOrbField),
} as const;
