import type { AspectTexts } from '../horoscope.types.ts';

/** A full aspect on a house of an area: kind by a natural benefic, strict by a natural malefic. */
export const aspects: AspectTexts = {
  general: {
    kind: [
      '{graha} looks at your own sign from {sign}, and that lends goodwill to what you begin.',
      'Your own sign has the full aspect of {graha} from {sign}: help is nearer than it looks.',
    ],
    strict: [
      '{graha} looks at your own sign from {sign}, which asks for a slower pace and a cooler head.',
      'Your own sign has the full aspect of {graha} from {sign}: less haste makes more of the day.',
    ],
  },
  love: {
    kind: [
      '{graha} looks at your seventh house from {sign}, a kind aspect for couples and for new acquaintance.',
      'The seventh house has the full aspect of {graha} from {sign}: courtesy is met with courtesy.',
    ],
    strict: [
      '{graha} looks at your seventh house from {sign}; closeness asks for patience, and for plain agreements.',
      'The seventh house has the full aspect of {graha} from {sign}: hear the other out before you reply.',
    ],
  },
  career: {
    kind: [
      '{graha} looks at your tenth house from {sign} and smooths the way to those who decide.',
      'The tenth house has the full aspect of {graha} from {sign}: good work finds a friendly eye.',
    ],
    strict: [
      '{graha} looks at your tenth house from {sign}; work is measured strictly, so measure it yourself first.',
      'The tenth house has the full aspect of {graha} from {sign}: steady beats brilliant.',
    ],
  },
  money: {
    kind: [
      '{graha} looks at a house of your money, the {house}, from {sign}: income and good sense keep each other company.',
      'From {sign} the {house} house of gain has the full aspect of {graha}, which favours honest bargains.',
    ],
    strict: [
      '{graha} looks at a house of your money, the {house}, from {sign}: compare twice and buy once.',
      'From {sign} the {house} house of gain has the full aspect of {graha}, which favours caution over speed.',
    ],
  },
  health: {
    kind: [
      '{graha} looks at your {house} house from {sign}, and effort and rest find their balance.',
      'From {sign} {graha} has a full aspect on the {house} house, which supports good habits.',
    ],
    strict: [
      '{graha} looks at your {house} house from {sign}; keep to regular hours, and spread effort over the week.',
      'From {sign} {graha} has a full aspect on the {house} house: warm up first, and stop in time.',
    ],
  },
};
