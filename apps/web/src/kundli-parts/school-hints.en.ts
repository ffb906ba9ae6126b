import type { SchoolName } from '@jyoti/contract';

/** Texts of the form in which the choices of schools are made, in English. */
export const en = {
  title: 'For astrologers: where schools differ',
  intro:
    'Teachers disagree on these rules. Each list starts with the rule that we use; choose another only if you follow another school.',
  groups: {
    nodes: 'Rahu and Ketu',
    jaimini: 'Jaimini: padas and Chara dasha',
    strengths: 'Strengths',
    yogas: 'Yogas and Mangal dosha',
    others: 'KP, Vimshottari, Saturn and transits',
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
    mangal_houses:
      'In which houses Mars makes the dosha. The North leaves out the 2nd, the South the 1st; we count both.',
    adhi_yoga:
      'How many of Mercury, Jupiter and Venus must be in the 6th, 7th and 8th from the Moon. We need all three; by one the yoga is weak, by two middling.',
    kantaka_school:
      'In which places from the Moon Saturn is called Kantaka. The texts do not define it; for most it is the 4th. Any other choice adds its dates to the part on Sade Sati.',
    contact_orb: 'How close counts as a contact. The texts give no orb; 3° is our own choice.',
  } satisfies Record<SchoolName, string>,
};

export type SchoolHints = typeof en;
