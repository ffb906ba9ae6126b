import type { DigitTexts } from '../numerology.types.ts';

/** What the day of birth, reduced to one digit, says in Indian numerology, with its graha. */
export const moolankEn: DigitTexts = {
  1: 'Moolank 1 is under the Sun: a wish to stand upright, decide and be seen doing it. Warmth makes the light welcome.',
  2: 'Moolank 2 is under the Moon: feeling first, then thought. Changing moods pass sooner when meals and sleep keep their hours.',
  3: 'Moolank 3 is under Jupiter: learning, advice and order come naturally. Leaving others to find out for themselves is part of teaching.',
  4: 'Moolank 4 is under Rahu: an unusual angle on ordinary things. Plans kept simple carry such originality further.',
  5: 'Moolank 5 is under Mercury: quick talk, quick trade, many friends. One promise at a time is enough for a good name.',
  6: 'Moolank 6 is under Venus: beauty, comfort and affection draw people near. Saving a little for later belongs to enjoyment.',
  7: 'Moolank 7 is under Ketu: inward, intuitive, fond of far places. Company chosen with care keeps quiet from becoming distance.',
  8: 'Moolank 8 is under Saturn: steady work, slow trust, long memory. What comes late to this number tends to stay.',
  9: 'Moolank 9 is under Mars: energy that defends and builds. Exercise, and a pause before the answer, turn heat into strength.',
};

/** What all digits of the date, reduced to one, say in Indian numerology, with its graha. */
export const bhagyankEn: DigitTexts = {
  1: 'Bhagyank 1, the Sun, speaks of a path on which responsibility is handed over early. Taking it up opens the next gate.',
  2: 'Bhagyank 2, the Moon, speaks of a path through people: family, the public, partnerships that feed one another.',
  3: 'Bhagyank 3, Jupiter, speaks of a path of knowledge, where teachers appear in time and one becomes a teacher in turn.',
  4: 'Bhagyank 4, Rahu, speaks of a path with unexpected bends, on which method and patience are good companions.',
  5: 'Bhagyank 5, Mercury, speaks of a path of exchange, with several trades or towns and something learnt in each.',
  6: 'Bhagyank 6, Venus, speaks of a path where art, comfort and relationship are at once the means and the lesson.',
  7: 'Bhagyank 7, Ketu, speaks of a path that turns from the loud road now and then, towards study, faith or research.',
  8: 'Bhagyank 8, Saturn, speaks of a path built by endurance, slow to begin with and broad further on.',
  9: 'Bhagyank 9, Mars, speaks of a path of effort and protection, where courage is asked for and gratitude follows.',
};
