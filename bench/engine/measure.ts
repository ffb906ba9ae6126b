import { Bench } from 'tinybench';

/** The printed result of a bench. */
export interface Table {
  title: string;
  rows: Record<string, string | number>[];
}

/** Median milliseconds of each task, run in turn in the same process. */
export async function measure(tasks: Readonly<Record<string, () => void>>): Promise<number[]> {
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();
  return bench.tasks.map((task) => {
    if (task.result.state !== 'completed') throw new Error(`${task.name} did not finish`);
    return task.result.latency.p50;
  });
}

/** Instants between 1900 and 2100, a new one each time, so that no cache is hit. */
export function instants(): () => number {
  let step = 0;
  return () => {
    step += 1;
    return 2_415_020.5 + ((step * 7919.137) % 73_049);
  };
}
