import type { Choghadiya, ChoghadiyaName } from './choghadiya-strip.logic.ts';

/** Sample content: eighths between two instants. */
const eighths = (from: string, to: string, names: readonly ChoghadiyaName[]): Choghadiya[] => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (index: number) => new Date(start + ((end - start) * index) / 8).toISOString();
  return names.map((name, index) => ({ name, start: at(index), end: at(index + 1) }));
};

/** A Sunday in New Delhi. */
export const sampleChoghadiyas = {
  day: eighths('2025-04-06T00:35:00Z', '2025-04-06T13:11:00Z', [
    'udveg',
    'chal',
    'labh',
    'amrit',
    'kaal',
    'shubh',
    'rog',
    'udveg',
  ]).map((period, index) => (index === 3 ? { ...period, note: 'Vaar Vela' } : period)),
  night: eighths('2025-04-06T13:11:00Z', '2025-04-07T00:34:00Z', [
    'shubh',
    'amrit',
    'chal',
    'rog',
    'kaal',
    'labh',
    'udveg',
    'shubh',
  ]),
};

export const sampleNow = '2025-04-06T04:54:00Z';
