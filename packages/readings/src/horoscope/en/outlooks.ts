import type { HoroscopeTexts } from '../horoscope.types.ts';

/** Texts for an area without any transit left to mention. Each agrees with the outlook word of the area. */
export const outlooks: HoroscopeTexts['outlooks'] = {
  love: {
    favourable: [
      'Affection may come easily {span}, and a kind word is likely to be returned.',
      'You may find the people you love in a generous mood {span}.',
      'A talk that you have been putting off could go better {span} than you expect.',
      'An invitation may be welcome {span}, whichever of you makes it.',
    ],
    quiet: [
      'Love may need a little patience {span}; small attentions can do more than big talks.',
      'You may want more closeness than is on offer {span}, or more room than you have.',
      'Feelings may be slow to show {span}, which can mean less than it seems.',
      'A misunderstanding can happen easily {span}, so it may help to ask twice.',
    ],
    even: [
      'Love may run at its usual pace {span}, neither pushed along nor held back by anything.',
      'There may be little in the sky {span} for or against you in love; what you make of it can count for more.',
      'Help and hindrance in love may balance each other {span}.',
      'Nothing much may change in love {span}, and that can be pleasant enough for both of you.',
    ],
    balanced: [
      '{helps} may help in love {span} while {slows} asks for patience, so the two may balance.',
      'In love {helps} may help and {slows} may slow things down, so {span} may turn out about even.',
    ],
    past: {
      favourable:
        'Affection may have come more easily {span}, and a kind word may have gone further than usual.',
      quiet:
        'Love may have asked for some patience {span}, and small attentions may have done the most.',
      balanced:
        '{helps} may have helped in love {span} while {slows} asked for patience, so the two may have balanced.',
      even: 'Love may have run at its usual pace {span}, without much help or hindrance from the sky.',
    },
  },
  career: {
    favourable: [
      'Work may go smoothly {span}, and what you finish is likely to be seen.',
      'A request to somebody senior could find a good moment {span}.',
      'You may get more done {span} than you planned.',
      'Things at work tend to fall into place more easily {span}.',
    ],
    quiet: [
      'Work may move slowly {span}; doing one thing properly can be enough.',
      'Recognition may have to wait {span}, so it could help to keep a record of what you do.',
      'A decision above you may take its time {span}.',
      'You may get further with routine than with new plans {span}.',
    ],
    even: [
      'Work may keep its usual pace {span}, with as much help as hindrance.',
      'Nothing in the sky presses on your work {span}; steady effort can decide how it goes.',
      'Some things at work may go quickly {span} and others slowly, and the sum could be about even.',
      'An ordinary stretch of work may be ahead {span}, useful for what has been lying around.',
    ],
    balanced: [
      '{helps} may help at work {span} while {slows} holds back, and the sum could be about even.',
      'At work {helps} may help and {slows} may slow things down, so {span} may bring neither much ease nor much trouble.',
    ],
    past: {
      favourable: 'Work may have gone more smoothly {span}, and some of it may have been noticed.',
      quiet: 'Work may have moved slowly {span}, and routine may have been the best part of it.',
      balanced:
        '{helps} may have helped at work {span} while {slows} held back, so the sum may have been even.',
      even: 'Work may have kept its usual pace {span}, with nothing in the sky that pressed on it.',
    },
  },
  money: {
    favourable: [
      'Money matters may go well {span}: a fair price, a bill settled, a payment on time.',
      'You may have a good sense {span} of what is worth its price.',
      'A small gain, or a saving, could come your way {span}.',
      'Sums that were open may close in your favour {span}.',
    ],
    quiet: [
      'It may be better to keep money together {span} than to put it to work.',
      'Expenses may be a little ahead of income {span}; a list can keep them in sight.',
      'A payment may take longer {span} than you were told.',
      'Large purchases can often wait, and {span} waiting may be the easier choice.',
    ],
    even: [
      'Income and expenses may keep each other company {span}.',
      'Money may be an ordinary subject {span}, and that can be a relief.',
      'There may be little in the sky {span} for or against your purse.',
      'What comes in may go out again {span}, without much harm or gain.',
    ],
    balanced: [
      '{helps} may be good for the purse {span} and {slows} less so; it could end about even.',
      'Money matters may get help from {helps} and delay from {slows}, so {span} may leave you about where you were.',
    ],
    past: {
      favourable: 'Money matters may have gone well {span}.',
      quiet: 'Money may have been best kept together {span}.',
      balanced:
        '{helps} may have been good for the purse {span} and {slows} less so, which may have come out even.',
      even: 'Income and expenses may have been in balance {span}, as far as the sky had a say in it.',
    },
  },
};

export const turning: readonly string[] = [
  'There may be another side to the day, though.',
  'Something else may pull the other way.',
  'That may not be the whole of the day.',
];
