import { apparentPosition } from '@jyoti/jyotish/sky';
import { Body, Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';
import { Bench } from 'tinybench';

interface Table {
  title: string;
  rows: Record<string, string | number>[];
}

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

/** Instants over 1900 to 2100, a new one each time, so that no cache can answer. */
function* instants(): Generator<number> {
  for (let step = 0; ; step += 1) yield 2_415_020.5 + ((step * 7919.137) % 73_049);
}

/** Ten bodies of one instant: longitude of ours against the peer that is as small (astronomy-engine, MIT). */
export async function engineBench(): Promise<Table> {
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  const next = instants();
  const instant = () => next.next().value as number;

  bench
    .add('jyotish', () => {
      const jd = instant();
      for (const body of ours) apparentPosition(body, jd);
    })
    .add('astronomy-engine', () => {
      const time = MakeTime(instant() - 2_451_545);
      for (const body of theirs) Ecliptic(GeoVector(body, time, true));
    });
  await bench.run();

  const [own, peer] = bench.tasks.map((task) => {
    if (task.result.state !== 'completed') throw new Error(`${task.name} did not finish`);
    return task.result.latency.mean;
  }) as [number, number];
  return {
    title: 'Ten bodies of one instant (with speeds, ours; without, the peer), mean of a run',
    rows: [
      { engine: 'jyotish', 'ms a chart': own.toFixed(3), ratio: (own / peer).toFixed(2) },
      { engine: 'astronomy-engine 2.1.19', 'ms a chart': peer.toFixed(3), ratio: 1 },
    ],
  };
}
