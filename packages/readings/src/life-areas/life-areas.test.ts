import type { Dignity, GrahaId, HouseNumber, PlanetId } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { sentencesOf, untoned } from '../../test/tone.ts';
import { lifeAreaReading, lifeAreas, type LifeAreaFacts, type PlacedGraha } from '../index.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly HouseNumber[];
const dignities: readonly Dignity[] = ['exalted', 'own', 'friend', 'enemy', 'debilitated'];

const placed = <Id extends GrahaId>(
  graha: Id,
  change: Partial<PlacedGraha> = {},
): PlacedGraha<Id> => ({ sign: 4, house: 3, dignity: 'friend', combust: false, ...change, graha });

const facts = (change: Partial<LifeAreaFacts> = {}): LifeAreaFacts => ({
  area: 'money',
  house: 2,
  lord: placed('venus'),
  occupants: [],
  aspectedBy: [],
  karaka: placed('jupiter'),
  isMoonBright: true,
  ...change,
});
const read = (change: Partial<LifeAreaFacts> = {}) => lifeAreaReading(facts(change), 'en').text;

test('an exalted lord in a good house outweighs the aspect of Saturn', () => {
  const { verdict, weighing, supports, challenges } = read({
    lord: placed('venus', { dignity: 'exalted', house: 5, sign: 12 }),
    aspectedBy: [placed('saturn')],
  });
  expect(verdict).toBe('supported');
  expect(supports[0]).toBe('Venus, lord of the second house, is exalted in Pisces.');
  expect(challenges).toEqual(['Saturn’s aspect on the second house slows things down.']);
  expect(weighing).toBe(
    'In the second house Venus’s exaltation outweighs Saturn’s aspect, since Venus rules it.',
  );
});

test('a debilitated lord in a difficult house requires effort', () => {
  const lord = placed('venus', { dignity: 'debilitated', house: 8, sign: 6 });
  expect(read({ lord }).verdict).toBe('effort');
});

test('facts that balance are mixed', () => {
  const lord = placed('venus', { dignity: 'exalted', house: 12, sign: 12 });
  expect(read({ lord }).verdict).toBe('mixed');
});

test('a waning Moon in the house does not count in its favour', () => {
  const occupants = [placed('moon', { house: 2 })];
  expect(read({ occupants }).supports).toHaveLength(1);
  expect(read({ occupants, isMoonBright: false }).challenges).toHaveLength(1);
});

test('malefics help in the houses of growth', () => {
  const occupants = [placed('mars', { house: 6 })];
  expect(read({ area: 'health', house: 6, occupants }).supports).toHaveLength(1);
  expect(read({ area: 'partner', house: 7, occupants }).challenges).toHaveLength(1);
});

describe.each(lifeAreas)('%s', (area) => {
  test('has complete, hedged sentences for every result', () => {
    const grahas: readonly GrahaId[] = ['sun', 'moon', 'mars', 'jupiter', 'saturn', 'rahu', 'ketu'];
    const lords: readonly PlanetId[] = ['sun', 'moon', 'mercury', 'saturn'];
    const all = houses.flatMap((house) =>
      lords.flatMap((lord) =>
        dignities.flatMap((dignity) =>
          grahas.map((other) =>
            read({
              area,
              house: 7,
              lord: placed(lord, { house, dignity, combust: lord === 'mercury' }),
              occupants: house % 2 ? [placed(other)] : [],
              aspectedBy: house % 3 || other === 'rahu' || other === 'ketu' ? [] : [placed(other)],
              karaka: placed('venus', { dignity }),
              isMoonBright: house > 6,
            }),
          ),
        ),
      ),
    );
    const texts = new Set(
      all.flatMap(({ summary, weighing, supports, challenges }) => [
        summary,
        weighing,
        ...supports,
        ...challenges,
      ]),
    );
    for (const text of texts) {
      for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
      expect(text).not.toMatch(/undefined|null|\s\s/);
    }
    expect(untoned([...texts].map((text) => [area, text]))).toEqual([]);
    expect(new Set(all.map(({ verdict }) => verdict)).size).toBe(3);
  });
});
