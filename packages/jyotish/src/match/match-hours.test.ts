import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { almanacSky } from '../panchang/index.ts';
import { julianDayFromIso } from '../time/index.ts';
import { matchHours, matchMoons, matchMoonsBetween } from './match-hours.ts';
import { matchMoonAt } from './moon.ts';

const sky = almanacSky('lahiri');
const first = julianDayFromIso('1950-01-01T00:00:00Z');
const day = fc.integer({ min: 0, max: 27_000 }).map((number) => first + number);
const instant = fc.double({ min: 0, max: 0.999_99, noNaN: true });
const moonOf = (jdUt: number) => matchMoonAt(sky.moon.at(jdUt));
/** A birth with a known hour. */
const at = (jdUt: number) => [{ moon: moonOf(jdUt), startJdUt: jdUt, endJdUt: jdUt }];
const result = (match: ReturnType<typeof matchMoons>) => [
  match.ashtakoota,
  match.tenPorutham,
  match.rajju,
  match.vedha,
];

describe('matches over the hours of a day', () => {
  test('the spans fill the day without a gap', () => {
    fc.assert(
      fc.property(day, (start) => {
        const spans = matchMoonsBetween(sky.moon, start, start + 1);
        expect(spans[0]?.startJdUt).toBe(start);
        expect(spans.at(-1)?.endJdUt).toBe(start + 1);
        for (const [index, { startJdUt }] of spans.entries()) {
          if (index > 0) expect(startJdUt).toBe(spans[index - 1]?.endJdUt);
        }
      }),
    );
  });

  test('at any hour the match is that of its part of the day', () => {
    fc.assert(
      fc.property(day, day, instant, instant, (boyDay, girlDay, boyHour, girlHour) => {
        const matches = matchHours({
          boy: matchMoonsBetween(sky.moon, boyDay, boyDay + 1),
          girl: matchMoonsBetween(sky.moon, girlDay, girlDay + 1),
        });
        const [boy, girl] = [boyDay + boyHour, girlDay + girlHour];
        const valid = matches.filter(
          ({ spans }) =>
            spans.boy.startJdUt <= boy &&
            boy < spans.boy.endJdUt &&
            spans.girl.startJdUt <= girl &&
            girl < spans.girl.endJdUt,
        );
        expect(valid).toHaveLength(1);
        expect(result(valid[0]!)).toEqual(
          result(matchMoons({ boy: moonOf(boy), girl: moonOf(girl) })),
        );
      }),
    );
  });

  test('neighbouring parts of a day differ in a shown result', () => {
    fc.assert(
      fc.property(day, day, instant, (boyDay, girlDay, girlHour) => {
        const matches = matchHours({
          boy: matchMoonsBetween(sky.moon, boyDay, boyDay + 1),
          girl: at(girlDay + girlHour),
        });
        for (const [index, match] of matches.entries()) {
          if (index > 0) expect(result(match)).not.toEqual(result(matches[index - 1]!));
        }
      }),
    );
  });

  test('two known hours give one match', () => {
    expect(matchHours({ boy: at(first), girl: at(first + 100) })).toHaveLength(1);
  });
});
