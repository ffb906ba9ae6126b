import type { SchoolName } from '@jyoti/contract';

/** A sign that a node shares with its planet, by chara dasha and by arudha padas. */
const lords = { single: 'Mars and Saturn alone', dual: 'Mars or Ketu, Saturn or Rahu' };

/** Names of the choices on which schools of astrology differ, in English: in the form, in the lines below a report and on paper. */
export const en = {
  names: {
    node_aspects: 'Aspects of Rahu and Ketu',
    node_dignity: 'Dignity of Rahu and Ketu',
    arudha_exceptions: 'Arudha padas in the 1st or 7th place',
    arudha_lords: 'Arudha lords of Scorpio and Aquarius',
    upapada: 'Upapada',
    chara_lords: 'Chara dasha lords of Scorpio and Aquarius',
    chara_exaltation: 'Exalted lords in Chara dasha',
    shadbala_school: 'Shadbala and bhava bala',
    benefic_moon: 'Benefic Moon',
    benefic_mercury: 'Benefic Mercury',
    vimsopaka_exaltation: 'Exaltation in Vimsopaka bala',
    kp_nodes: 'Rahu and Ketu in KP',
    vimshottari_star: 'One more Vimshottari dasha',
    mangal_houses: 'Houses of Mangal dosha',
    adhi_yoga: 'Chandradhi yoga',
    kantaka_school: 'Kantaka Shani',
    contact_orb: 'Orb of transits',
  },
  choices: {
    node_aspects: { seventh: 'the 7th', jupiter: 'the 5th, 7th and 9th', none: 'none' },
    node_dignity: { false: 'none', true: 'exalted in Taurus and Scorpio' },
    arudha_exceptions: { true: 'move to the 10th from there', false: 'stay there' },
    arudha_lords: lords,
    upapada: { twelfth: 'of the 12th house', by_lagna: 'of the 2nd if an even sign rises' },
    chara_lords: lords,
    chara_exaltation: { false: 'no change', true: 'a year more; if debilitated, less' },
    shadbala_school: { raman: 'B. V. Raman', parashara: 'Parashara' },
    benefic_moon: { waxing: 'while it waxes', bright: 'from Shukla 8 to Krishna 8' },
    benefic_mercury: { company: 'if no malefic is in its sign', benefic: 'always' },
    vimsopaka_exaltation: { false: 'not an own sign', true: 'counts as an own sign' },
    kp_nodes: { own: 'their own houses', agents: 'also those of planets they act for' },
    vimshottari_star: {
      moon: 'none',
      sun: 'from the Sun’s star',
      mars: 'from Mars’s star',
      mercury: 'from Mercury’s star',
      jupiter: 'from Jupiter’s star',
      venus: 'from Venus’s star',
      saturn: 'from Saturn’s star',
      rahu: 'from Rahu’s star',
      ketu: 'from Ketu’s star',
    },
    mangal_houses: {
      all: 'the 1st, 2nd, 4th, 7th, 8th and 12th',
      north: 'without the 2nd',
      south: 'without the 1st',
    },
    adhi_yoga: { three: 'by all three benefics', graded: 'also by one or two' },
    kantaka_school: {
      fourth: 'the 4th from the Moon',
      angles: 'the 4th, 7th and 10th',
      four_angles: 'the 1st, 4th, 7th and 10th',
      angles_and_8: 'the 4th, 7th, 8th and 10th',
      eighth: 'the 8th',
    },
    contact_orb: { 1: '1°', 2: '2°', 3: '3°', 5: '5°', 8: '8°', 10: '10°' },
  } satisfies Record<SchoolName, object>,
  /** A choice that is not the default, in the settings of a page or a document. */
  chosen: (name: string, choice: string) => `${name}: ${choice}`,
  /** The same in the lines below a report. */
  line: (chosen: readonly string[]) => `Chosen where schools differ: ${chosen.join('; ')}.`,
};

export type SchoolWords = typeof en;
