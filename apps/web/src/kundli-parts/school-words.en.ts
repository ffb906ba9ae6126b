import type { SchoolName } from '@jyoti/contract';

/** A sign that a node shares with its planet, by chara dasha and by arudha padas. */
const lords = { single: 'Mars and Saturn alone', dual: 'Mars or Ketu, Saturn or Rahu' };

/** Texts of the choices on which schools of astrology differ, in English. */
export const en = {
  title: 'For astrologers: where schools differ',
  intro:
    'Teachers disagree on these rules. Each list starts with the rule that we use; choose another only if you follow another school.',
  groups: {
    nodes: 'Rahu and Ketu',
    jaimini: 'Jaimini: padas and Chara dasha',
    strengths: 'Strengths',
    others: 'KP, Vimshottari and transits',
  },
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
    contact_orb: 'Orb of transits',
  },
  hints: {
    node_aspects: 'Which places they aspect. Parashara names no special aspect, so we use the 7th.',
    node_dignity:
      'Whether a sign makes them strong or weak. Schools give them different signs, so we give them none.',
    arudha_exceptions:
      'Whether such a pada moves to the 10th from there. By Parashara and Jaimini it does.',
    arudha_lords: 'Which lord the padas are counted to. Parashara gives each sign one lord.',
    upapada: 'Which house it is the pada of. Most take the 12th, as we do.',
    chara_lords: 'Which lord the years are counted to. K. N. Rao gives both signs two lords.',
    chara_exaltation:
      'Whether exaltation and debilitation change the years. K. N. Rao leaves them as they are.',
    shadbala_school: 'Whose figures are used. Our default is B. V. Raman’s book.',
    benefic_moon:
      'When it counts as benefic in the strengths and moods of planets. Parashara and Raman: while it waxes.',
    benefic_mercury:
      'When it counts as benefic in Shadbala and in the moods of planets. Parashara and Raman look at its company.',
    vimsopaka_exaltation:
      'Whether the sign of exaltation counts as an own sign. Parashara’s verses on the score do not name it.',
    kp_nodes: 'What they signify. We start from the four levels of Krishnamurti’s Reader.',
    vimshottari_star:
      'Adds the periods counted from another planet’s star (Jataka Parijata). Usually only the Moon’s count.',
    contact_orb: 'How close counts as a contact. The texts give no orb; 3° is our own choice.',
  },
  choices: {
    node_aspects: { seventh: 'the 7th', jupiter: 'the 5th, 7th and 9th', none: 'none' },
    node_dignity: { false: 'none', true: 'Rahu exalted in Taurus, Ketu in Scorpio' },
    arudha_exceptions: { true: 'move to the 10th from there', false: 'stay there' },
    arudha_lords: lords,
    upapada: { twelfth: 'of the 12th house', by_lagna: 'of the 2nd house if an even sign rises' },
    chara_lords: lords,
    chara_exaltation: { false: 'no change', true: 'a year more; a year less if debilitated' },
    shadbala_school: { raman: 'B. V. Raman', parashara: 'Parashara' },
    benefic_moon: { waxing: 'while it waxes', bright: 'from the 8th bright to the 8th dark tithi' },
    benefic_mercury: { company: 'if no malefic is in its sign', benefic: 'always' },
    vimsopaka_exaltation: { false: 'not an own sign', true: 'counts as an own sign' },
    kp_nodes: { own: 'their own houses', agents: 'also the houses of planets they act for' },
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
    contact_orb: { 1: '1°', 2: '2°', 3: '3°', 5: '5°', 8: '8°', 10: '10°' },
  } satisfies Record<SchoolName, object>,
  /** A choice that is not the default, in the settings of a page or a document. */
  chosen: (name: string, choice: string) => `${name}: ${choice}`,
  /** The same in the lines below a report. */
  line: (chosen: readonly string[]) => `Chosen where schools differ: ${chosen.join('; ')}.`,
};

export type SchoolWords = typeof en;
