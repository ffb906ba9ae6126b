// Traces of Chromium. Counts in a trace hardly depend on other work of the machine; times do, so tasks are measured by the time
// that they had a processor.
import type { CDPSession } from 'playwright';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    name?: string;
    beginData?: { stackTrace?: unknown[] };
    elementCount?: number;
    data?: { score?: number; had_recent_input?: boolean };
  };
}

const CATEGORIES =
  'devtools.timeline,toplevel,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.stack,loading';

/** What the browser does during a visit. */
export async function traced(
  devtools: CDPSession,
  visit: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const whole = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES.split(',') },
  });
  await visit();
  await devtools.send('Tracing.end');
  await whole;
  return events;
}

/** Picks the events of the main threads of pages by their names. */
export function inPage(events: readonly TraceEvent[]) {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(key),
  );
  return (...names: string[]) =>
    events.filter((event) => names.includes(event.name) && renderers.has(key(event)));
}

/** Processor time of an event, ms. */
export const spent = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;
