import type { AspectTexts } from '../horoscope.types.ts';

/** A full aspect on a house of an area: favourable by a natural benefic, demanding by a natural malefic. */
export const aspects: AspectTexts = {
  general: {
    kind: [
      '{graha} in {sign} aspects your own sign, which may bring some goodwill to what you begin.',
      'Help may be nearer than it looks, as {graha} in {sign} aspects your own sign.',
      '{graha} in {sign} aspects your own sign, and strangers may be friendlier than usual.',
    ],
    strict: [
      '{graha} in {sign} aspects your own sign, so a slower pace and a cooler head may serve you well.',
      'You may feel pressed for time, as {graha} in {sign} aspects your own sign; less haste can make more of the day.',
      '{graha} in {sign} aspects your own sign, and you may be harder on yourself than anybody else is.',
    ],
  },
  love: {
    kind: [
      '{graha} in {sign} aspects your seventh house (partnership), which may be kind to couples and new acquaintances.',
      'Courtesy is likely to be met with courtesy, as {graha} in {sign} aspects your seventh house.',
      '{graha} in {sign} aspects your seventh house and can make it easier to agree.',
    ],
    strict: [
      '{graha} in {sign} aspects your seventh house (partnership); closeness may need patience and plain agreements.',
      'It may help to hear the other person out, as {graha} in {sign} aspects your seventh house.',
      '{graha} in {sign} aspects your seventh house and can make two people a little formal with each other.',
    ],
  },
  career: {
    kind: [
      '{graha} in {sign} aspects your tenth house (work) and may smooth the way to those who decide.',
      'Good work may find a friendly eye, as {graha} in {sign} aspects your tenth house.',
      '{graha} in {sign} aspects your tenth house, and colleagues may be glad to help.',
    ],
    strict: [
      '{graha} in {sign} aspects your tenth house (work), so results may be measured strictly.',
      'Steady may do better than brilliant, as {graha} in {sign} aspects your tenth house.',
      '{graha} in {sign} aspects your tenth house, and a task may need a second round.',
    ],
  },
  money: {
    kind: [
      '{graha} in {sign} aspects your {house} house (money), which may favour an honest bargain.',
      'Good sense and good timing may come together, as {graha} in {sign} aspects your {house} house of money.',
      '{graha} in {sign} aspects your {house} house and may be kind to savings.',
    ],
    strict: [
      '{graha} in {sign} aspects your {house} house (money); comparing prices before you buy may pay.',
      'It may be worth taking your time before you spend, as {graha} in {sign} aspects your {house} house.',
      '{graha} in {sign} aspects your {house} house of money and can make an offer look better than it is.',
    ],
  },
  health: {
    kind: [
      '{graha} in {sign} aspects your {house} house, and effort and rest may find their balance.',
      'Good habits may be easier to keep, as {graha} in {sign} aspects your {house} house.',
      '{graha} in {sign} aspects your {house} house, which can be a friendly push for a daily walk.',
    ],
    strict: [
      '{graha} in {sign} aspects your {house} house; regular hours may suit you better than one big effort.',
      'It may be wise to warm up before exercise, as {graha} in {sign} aspects your {house} house.',
      '{graha} in {sign} aspects your {house} house, so it could help to leave some of the evening free.',
      'Doing a little less may be the better plan, as {graha} in {sign} aspects your {house} house.',
    ],
  },
};
