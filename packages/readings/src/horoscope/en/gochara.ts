import type { GocharaTexts } from '../horoscope.types.ts';

/** Where a graha stands from the sign, and what it is read for there. The Moon has texts of its own. */
export const gochara: GocharaTexts = {
  sun: {
    1: 'The Sun in {sign} stands in your own sign and makes you visible; lead by example, and drink your tea sitting down.',
    2: 'The Sun in {sign}, your second house, throws light on money and on tone of voice; budget openly and speak evenly.',
    3: 'The Sun in {sign}, your third house, stands well: confidence shows in what you write, pitch and dare.',
    4: 'The Sun in {sign}, your fourth house, pulls you between desk and home; set an hour at which work ends.',
    5: 'The Sun in {sign}, your fifth house, likes to be creative and to be right; keep the first, and soften the second.',
    6: 'The Sun in {sign}, your sixth house, stands well: competition sharpens you, and hard tasks get done.',
    7: 'The Sun in {sign}, your seventh house, gives partners and clients the stage; let them speak first.',
    8: 'The Sun in {sign}, your eighth house, works out of sight; use the time for review, and ask seniors for nothing hasty.',
    9: 'The Sun in {sign}, your ninth house, raises questions of principle; a mentor helps more than an argument.',
    10: 'The Sun in {sign}, your tenth house, stands well: your work is looked at, and it bears looking at.',
    11: 'The Sun in {sign}, your eleventh house, stands well: income, recognition and influential friends come closer.',
    12: 'The Sun in {sign}, your twelfth house, asks for a smaller stage; plan, travel, and watch expenses.',
  },
  mars: {
    1: 'Mars in {sign}, your own sign, gives more heat than usual; exercise takes off the edge that words might sharpen.',
    2: 'Mars in {sign}, your second house, makes speech quick and purses quicker; pause before the send and the buy.',
    3: 'Mars in {sign}, your third house, stands well: strength and initiative are on your side.',
    4: 'Mars in {sign}, your fourth house, stirs the household; spend the energy on repairs and cleaning.',
    5: 'Mars in {sign}, your fifth house, is impatient with learners, yourself included; train a little every day.',
    6: 'Mars in {sign}, your sixth house, stands well: stamina is good, and a stubborn task gives way.',
    7: 'Mars in {sign}, your seventh house, likes a contest; choose sport for it rather than those you love.',
    8: 'Mars in {sign}, your eighth house, asks for care with tools, traffic and tempers; warm up before you strain.',
    9: 'Mars in {sign}, your ninth house, argues for its convictions; walk uphill and keep the debate short.',
    10: 'Mars in {sign}, your tenth house, pushes hard at work; rest is part of the plan, so put it in the plan.',
    11: 'Mars in {sign}, your eleventh house, stands well: effort pays, and friends join in.',
    12: 'Mars in {sign}, your twelfth house, burns energy unseen; go to bed earlier and leave old quarrels asleep.',
  },
  mercury: {
    1: 'Mercury in {sign}, your own sign, thinks aloud; write the thought down and read it again before you share it.',
    2: 'Mercury in {sign}, your second house, stands well: figures, speeches and purchases benefit from a clear head.',
    3: 'Mercury in {sign}, your third house, multiplies messages; answer fewer of them, and answer them better.',
    4: 'Mercury in {sign}, your fourth house, stands well: talks at home are sensible, and papers about a house get clearer.',
    5: 'Mercury in {sign}, your fifth house, has many ideas at once; finish one lesson before you open the next.',
    6: 'Mercury in {sign}, your sixth house, stands well: you find the error, the argument and the right word.',
    7: 'Mercury in {sign}, your seventh house, can hear a no where a maybe was said; ask again kindly.',
    8: 'Mercury in {sign}, your eighth house, stands well: research, insurance and puzzles yield their answers.',
    9: 'Mercury in {sign}, your ninth house, promises more reading than time allows; choose one good source.',
    10: 'Mercury in {sign}, your tenth house, stands well: presentations, applications and reports find readers.',
    11: 'Mercury in {sign}, your eleventh house, stands well: news from friends is useful, and trade is lively.',
    12: 'Mercury in {sign}, your twelfth house, lets details slip; keep lists, and check the tickets twice.',
  },
  jupiter: {
    1: 'Jupiter in {sign}, your own sign, invites you to grow, and also to settle for less hurry; learning costs something now and is worth it.',
    2: 'Jupiter in {sign}, your second house, stands well: savings, family and good advice have room to increase.',
    3: 'Jupiter in {sign}, your third house, leaves progress to your own effort; many small tries add up.',
    4: 'Jupiter in {sign}, your fourth house, wants peace at home and is slow to find it; money put into comfort deserves a plan.',
    5: 'Jupiter in {sign}, your fifth house, stands well: study, children and sound judgement are favoured.',
    6: 'Jupiter in {sign}, your sixth house, asks you to be modest with credit and generous with service.',
    7: 'Jupiter in {sign}, your seventh house, stands well: partnerships prosper by fairness, in affection and in trade.',
    8: 'Jupiter in {sign}, your eighth house, slows returns; keep reserves, and read what you sign.',
    9: 'Jupiter in {sign}, your ninth house, stands well: teachers, journeys and good fortune meet you half way.',
    10: 'Jupiter in {sign}, your tenth house, tests whether a position still fits; keep your standards and be patient about rewards.',
    11: 'Jupiter in {sign}, your eleventh house, stands well: earnings and wishes move in the same direction.',
    12: 'Jupiter in {sign}, your twelfth house, spends on good causes and far places; decide the sum beforehand.',
  },
  venus: {
    1: 'Venus in {sign}, your own sign, stands well: charm comes easily, and affection is returned.',
    2: 'Venus in {sign}, your second house, stands well: sweet words, good food and family warmth go together.',
    3: 'Venus in {sign}, your third house, stands well: a message or a short trip brings two people closer.',
    4: 'Venus in {sign}, your fourth house, stands well: make the home pretty and invite somebody into it.',
    5: 'Venus in {sign}, your fifth house, stands well: romance, art and play are all one subject.',
    6: 'Venus in {sign}, your sixth house, finds fault where it wants to find harmony; forgive the small thing.',
    7: 'Venus in {sign}, your seventh house, makes company desirable and a little costly; keep courtesy on both sides.',
    8: 'Venus in {sign}, your eighth house, stands well: intimacy deepens, and a gift may come from an unexpected side.',
    9: 'Venus in {sign}, your ninth house, stands well: love looks outward, to travel, learning and shared ideals.',
    10: 'Venus in {sign}, your tenth house, mixes work and affection; keep the two calendars apart.',
    11: 'Venus in {sign}, your eleventh house, stands well: friends introduce friends, and old wishes feel near.',
    12: 'Venus in {sign}, your twelfth house, stands well: private hours and small luxuries renew tenderness.',
  },
  saturn: {
    1: 'Saturn in {sign}, your own sign, adds weight to every yes; promise less and keep all of it.',
    2: 'Saturn in {sign}, your second house, counts every coin; a modest, regular saving suits this time.',
    3: 'Saturn in {sign}, your third house, stands well: steady effort gets further than talent, and courage has patience.',
    4: 'Saturn in {sign}, your fourth house, makes duties at home heavier; share them out, and give rest its place.',
    5: 'Saturn in {sign}, your fifth house, slows ideas down to the speed at which they hold; practise.',
    6: 'Saturn in {sign}, your sixth house, stands well: discipline wears down debts, rivals and backlogs.',
    7: 'Saturn in {sign}, your seventh house, asks partners for reliability; spell out who does what.',
    8: 'Saturn in {sign}, your eighth house, works slowly at what is hidden; patience with officials and delays saves strength.',
    9: 'Saturn in {sign}, your ninth house, tests beliefs against practice; keep the ones that work on a Monday.',
    10: 'Saturn in {sign}, your tenth house, gives responsibility before applause; do it properly, and keep records.',
    11: 'Saturn in {sign}, your eleventh house, stands well: long work brings lasting gains, and older friends are loyal.',
    12: 'Saturn in {sign}, your twelfth house, asks you to close accounts and simplify; space is worth more than things.',
  },
  rahu: {
    1: 'Rahu in {sign}, your own sign, makes you restless for something new; try it in a small size first.',
    2: 'Rahu in {sign}, your second house, tempts with shortcuts to money; slow money is the safer kind.',
    3: 'Rahu in {sign}, your third house, stands well: bold messages and new media carry further than expected.',
    4: 'Rahu in {sign}, your fourth house, unsettles the sense of home; keep one corner as it was.',
    5: 'Rahu in {sign}, your fifth house, chases brilliant ideas; ask a sober friend before you bet on one.',
    6: 'Rahu in {sign}, your sixth house, stands well: unusual methods overcome an obstacle.',
    7: 'Rahu in {sign}, your seventh house, is drawn to unusual people; take time to know them.',
    8: 'Rahu in {sign}, your eighth house, is curious about secrets; keep to what can be checked.',
    9: 'Rahu in {sign}, your ninth house, questions received wisdom; travel and read before you judge.',
    10: 'Rahu in {sign}, your tenth house, wants a bigger title; let the work grow before the name does.',
    11: 'Rahu in {sign}, your eleventh house, stands well: wide networks and new markets open.',
    12: 'Rahu in {sign}, your twelfth house, dreams of far places; check the costs, and sleep enough.',
  },
  ketu: {
    1: 'Ketu in {sign}, your own sign, lets old ambitions fall away; what remains is closer to you.',
    2: 'Ketu in {sign}, your second house, cares little for possessions; keep the family papers in order all the same.',
    3: 'Ketu in {sign}, your third house, stands well: quiet courage needs no audience.',
    4: 'Ketu in {sign}, your fourth house, loosens ties to a place; visit your roots, and travel light.',
    5: 'Ketu in {sign}, your fifth house, learns by intuition; let a teacher check the result.',
    6: 'Ketu in {sign}, your sixth house, stands well: old disputes lose their hold.',
    7: 'Ketu in {sign}, your seventh house, needs room inside a partnership; say so, and leave the door open.',
    8: 'Ketu in {sign}, your eighth house, turns inward; study and meditation go deep.',
    9: 'Ketu in {sign}, your ninth house, looks for faith without ornament; keep the practice and drop the show.',
    10: 'Ketu in {sign}, your tenth house, loses interest in rank; craft itself is reward enough for a while.',
    11: 'Ketu in {sign}, your eleventh house, stands well: few friends, and the right ones.',
    12: 'Ketu in {sign}, your twelfth house, likes retreat; solitude restores what crowds have used up.',
  },
};

/** Said after a graha's text on a day on which another stands in its vedha house. */
export const obstructed: readonly string[] = [
  'Vedha stands against it, from {by} in the {house} house, and holds the good back for now.',
  'It has vedha from {by} in the {house} house, so expect this to come more slowly.',
];

/** Said after a graha's text on a day on which vipareeta vedha takes the hardness away. */
export const relieved: readonly string[] = [
  'Vipareeta vedha from {by} in the {house} house takes the edge off.',
  'There is relief by {by} in the {house} house, which tradition calls vipareeta vedha.',
];

/** The same over a longer span, in which who does it changes. */
export const mostlyObstructed = {
  weekly:
    'For most of this week another graha stands in its vedha house, and the good comes more slowly.',
  monthly:
    'On most days of this month another graha stands in its vedha house, and the good comes more slowly.',
  yearly:
    'On most days of this year another graha stands in its vedha house, and the good comes more slowly.',
};

export const mostlyRelieved = {
  weekly: 'For most of this week vipareeta vedha takes the edge off.',
  monthly: 'On most days of this month vipareeta vedha takes the edge off.',
  yearly: 'On most days of this year vipareeta vedha takes the edge off.',
};

/** Said where a graha comes or goes within the span. */
export const stays = {
  between: 'It stays there from {from} to {to}.',
  since: 'It has been there since {from}.',
  until: 'It stays there until {to}.',
};
