import { apparentPosition } from '@jyoti/jyotish/sky';
import { AstroTime, Body, Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';
import { loadSwiss } from './swiss.ts';

const ours = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
const theirs = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
] as const;

/** `ours` in the order of Swiss Ephemeris. */
const swissBodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const ourLongitude = (index: number, jdTt: number): number =>
  apparentPosition(ours[index]!, jdTt).longitude;
const theirLongitude = (index: number, jdTt: number): number => {
  const time = AstroTime.FromTerrestrialTime(jdTt - 2_451_545);
  return Ecliptic(GeoVector(theirs[index]!, time, true)).elon;
};

/** Ten bodies at one instant: duration, and the differences of longitude from Swiss Ephemeris. */
export async function positionsBench(): Promise<Table> {
  const instant = instants();
  const swiss = loadSwiss();
  if (!swiss.available) console.log(swiss.reason);
  const tasks: Record<string, () => void> = {
    jyotish: () => {
      const jd = instant();
      for (const body of ours) apparentPosition(body, jd);
    },
    'astronomy-engine 2.1.19': () => {
      const time = MakeTime(instant() - 2_451_545);
      for (const body of theirs) Ecliptic(GeoVector(body, time, true));
    },
  };
  if (swiss.available) {
    tasks[swiss.name] = () => {
      const jd = instant();
      for (const body of swissBodies) swiss.longitude(body, jd);
    };
  }
  const medians = await measure(tasks);

  const worst = (longitude: (index: number, jdTt: number) => number): string => {
    if (!swiss.available) return '–';
    const next = instants();
    let largest = 0;
    for (let round = 0; round < 500; round += 1) {
      const jdTt = next();
      for (const index of swissBodies) {
        const apart = Math.abs(longitude(index, jdTt) - swiss.longitude(index, jdTt));
        largest = Math.max(largest, Math.min(apart, 360 - apart));
      }
    }
    return (largest * 3600).toFixed(2);
  };
  const errors = [worst(ourLongitude), worst(theirLongitude), '0'];
  return {
    title: 'Ten bodies of one instant (with speeds; astronomy-engine without), median of a run',
    rows: Object.keys(tasks).map((engine, index) => ({
      engine,
      'ms a chart': medians[index]!.toFixed(3),
      'ours is': (medians[0]! / medians[index]!).toFixed(2),
      'largest error in longitude, ″': errors[index]!,
    })),
  };
}
