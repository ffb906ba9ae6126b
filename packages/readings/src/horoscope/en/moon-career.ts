import type { VariantsByHouse } from '../horoscope.types.ts';

/** The Moon through the twelve houses: work and money. */
export const moonCareer: VariantsByHouse = {
  1: [
    'At work the Moon in your first house favours what you begin yourself; put your name to a proposal.',
    'With the Moon in the first house your manner sets the tone of a meeting: arrive rested.',
  ],
  2: [
    'The Moon in your second house is for accounts: invoice, compare prices, and note what came in.',
    'With the Moon in the second house a calm voice settles a matter of money.',
  ],
  3: [
    'The Moon in your third house favours calls, drafts and short trips; begin with the message you put off.',
    'With the Moon in the third house your own effort carries the day more than anybody’s favour.',
  ],
  4: [
    'With the Moon in your fourth house you work better behind a closed door or from home.',
    'The Moon in the fourth house asks for a pause between tasks; a tired answer costs a second one.',
  ],
  5: [
    'The Moon in your fifth house brings ideas before it brings results: write them down and rank them later.',
    'With the Moon in the fifth house keep bets small and curiosity large.',
  ],
  6: [
    'The Moon in your sixth house clears backlogs; routine work goes quickly and competitors look smaller.',
    'With the Moon in the sixth house details obey you, so take on the form, the audit or the repair.',
  ],
  7: [
    'The Moon in your seventh house favours partners and clients: meet, bargain, and put it in writing.',
    'With the Moon in the seventh house you sell better by asking than by telling.',
  ],
  8: [
    'With the Moon in your eighth house keep to research and revision, and leave the signature for another day.',
    'The Moon in the eighth house makes shared money delicate; ask for the figures before you nod.',
  ],
  9: [
    'The Moon in your ninth house favours training, advice and work with distant places.',
    'With the Moon in the ninth house a senior’s hint is worth following up.',
  ],
  10: [
    'The Moon in your tenth house puts you where decisions are made; come with one clear request.',
    'With the Moon in the tenth house finished work speaks for you, so finish something visible.',
  ],
  11: [
    'The Moon in your eleventh house favours networks and payments due; a friendly reminder gets an answer.',
    'With the Moon in the eleventh house a team reaches further than its best member.',
  ],
  12: [
    'With the Moon in your twelfth house work behind the scenes; costs come into view, and knowing them is useful.',
    'The Moon in the twelfth house favours preparation over presentation.',
  ],
};
