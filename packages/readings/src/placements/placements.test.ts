import { GRAHA_IDS, type HouseNumber } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../test/messages.ts';
import { untoned, textsOf } from '../../test/tone.ts';
import {
  afflictionReading,
  ascendantLordLocation,
  ascendantReading,
  grahaLocation,
  houseLordLocation,
} from '../index.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly HouseNumber[];
const free = { combust: false, debilitated: false, joinedBy: [], aspectedBy: [] };

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('144 positions of the lords have 144 sentences', () => {
    const sentences = houses.flatMap((house) =>
      houses.map((place) => houseLordLocation(house, place, language)),
    );
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(144);
    expect(sentences.every((one) => one.language === language && !/[{}]/.test(one.text))).toBe(
      true,
    );
  });

  test('108 positions of the grahas have 108 sentences, and each graha can be free of affliction', () => {
    const sentences = GRAHA_IDS.flatMap((graha) =>
      houses.map((house) => grahaLocation({ graha, house, sign: house }, language).text),
    );
    expect(new Set(sentences).size).toBe(108);
    const unafflicted = GRAHA_IDS.map(
      (graha) =>
        afflictionReading({ graha, house: 1, sign: 1, neechaBhanga: [] }, free, language).text,
    );
    expect(new Set(unafflicted).size).toBe(9);
  });

  test('every rising sign has its own symbol', () => {
    const symbols = houses.map((sign) => ascendantReading(sign, language).text.symbol);
    expect(new Set(symbols).size).toBe(12);
  });
});

test('a lord is described with its own house and its position [S1-126]', () => {
  expect(houseLordLocation(2, 5, 'en').text).toBe(
    'The lord of the second house is in the fifth house.',
  );
  expect(houseLordLocation(9, 9, 'en').text).toBe(
    'The lord of the ninth house is in the ninth house itself.',
  );
  expect(houseLordLocation(2, 5, 'hi').text).toBe('दूसरे भाव का स्वामी पाँचवें भाव में है।');
});

test('the lord of the ascendant is described with house and sign [S1-128]', () => {
  expect(ascendantLordLocation({ graha: 'sun', sign: 9, house: 5 }, 'en').text).toBe(
    'The Sun, lord of the ascendant, is in the fifth house, in Sagittarius.',
  );
  expect(ascendantLordLocation({ graha: 'mars', sign: 1, house: 1 }, 'en').text).toContain(
    'at home in the first house, in Aries',
  );
});

test('each affliction of a graha is mentioned [S1-132]', () => {
  const placement = { graha: 'mercury', sign: 12, house: 3, neechaBhanga: [] } as const;
  const facts = {
    combust: true,
    debilitated: true,
    joinedBy: ['sun', 'ketu'],
    aspectedBy: ['saturn'],
  } as const;
  expect(afflictionReading(placement, facts, 'en').text).toBe(
    'Mercury is combust, too near the Sun to be seen. Mercury is debilitated in Pisces. ' +
      'Mercury shares Pisces with the Sun and Ketu. Mercury receives the aspect of Saturn.',
  );
  expect(afflictionReading(placement, free, 'en').text).toMatch(/free of the usual afflictions/);
  expect(afflictionReading({ ...placement, graha: 'rahu' }, free, 'en').text).toBe(
    'No malefic joins or aspects Rahu.',
  );
  expect(afflictionReading({ ...placement, graha: 'sun' }, free, 'en').text).not.toMatch(/combust/);
});

test.each(['en', 'hi'] as const)('the texts in %s contain no threats', (language) => {
  expect(untoned(textsOf(messagesOf('placements', language)))).toEqual([]);
});
