import { expect, test } from 'vitest';
import { findMuhurtas } from './index.ts';
import type { MuhurtaPurpose } from './index.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' };
const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timeZone: 'Asia/Kolkata' };

/** Dates that papers and publishers print, by month. */
const LISTS: readonly (readonly [
  string,
  MuhurtaPurpose,
  typeof DELHI,
  Readonly<Record<string, string>>,
])[] = [
  [
    'Patrika (Alwar), November 2024',
    'marriage',
    UJJAIN,
    { '2024-11': '16 17 18 22 23 24 25 26 28', '2024-12': '2 3 4 5 9 10 11 13 14 15' },
  ],
  [
    'Aaj Tak, January 2024',
    'marriage',
    DELHI,
    {
      '2024-01': '16 17 20 21 22 27 28 30 31',
      '2024-02': '4 6 7 8 12 13 17 24 25 26 29',
      '2024-03': '1 2 3 4 5 6 7 10 11 12',
      '2024-04': '18 19 20 21 22',
    },
  ],
  [
    'MP Samachar (Bhopal and Indore), January 2025',
    'marriage',
    UJJAIN,
    {
      '2025-01': '16 17 18 19 20 21 23 24 26 27',
      '2025-02': '2 3 6 7 12 13 14 15 16 18 19 21 23 25',
      '2025-03': '1 2 6 7 12',
      '2025-04': '14 16 18 19 20 21 25 29 30',
      '2025-05': '1 5 6 8 10 14 15 16 17 18 22 23 24 27 28',
      '2025-06': '2 4 5 7 8',
      '2025-11': '2 3 6 8 12 13 16 17 18 21 22 23 25 30',
      '2025-12': '4 5 6',
    },
  ],
  [
    'Lokmat Times (A. Vaidya), November 2025',
    'marriage',
    DELHI,
    {
      '2025-11': '22 23 25 26 27 30',
      '2025-12': '2 5',
      '2026-02': '6 7 10 11 12 20 21 22 25 26',
      '2026-03': '5 7 8 14 15 16',
      '2026-04': '21 26 28 29 30',
      '2026-05': '1 3 6 8 9 10 13 14',
      '2026-06': '19 23 24 27',
      '2026-07': '1 3 4 7 8 11',
    },
  ],
  [
    'Vaastu International, 2024',
    'griha_pravesh',
    DELHI,
    {
      '2024-01': '3',
      '2024-02': '26',
      '2024-03': '2 6 11 15 16 27 29 30',
      '2024-11': '7 8 13 16 18 25',
    },
  ],
  [
    'Bharat.one, January 2025',
    'griha_pravesh',
    DELHI,
    {
      '2025-02': '6 7 8 14 15 17',
      '2025-03': '1 5 6 14 15',
      '2025-04': '30',
      '2025-05': '1 7 8 9 10 14 17 22 23 28',
      '2025-06': '4 6',
      '2025-10': '23 24 29',
      '2025-11': '3 6 7 8 14 15 24 29',
      '2025-12': '1 5 6',
    },
  ],
  [
    'NoBroker, 2026',
    'griha_pravesh',
    DELHI,
    {
      '2026-02': '4 6 11 19 20 21 25 26',
      '2026-03': '4 5 6 9 13 14',
      '2026-04': '20',
      '2026-05': '4 8 13',
      '2026-06': '24 26 27',
      '2026-07': '1 2 6',
      '2026-11': '11 14 20 21 25 26',
      '2026-12': '2 3 4 11 12 18 19 30',
    },
  ],
];

test.each(LISTS)(
  'of the dates in %s for %s at least 85% have a window, those of the grade many with the rules waived',
  (_, purpose, place, months) => {
    const printed = Object.entries(months).flatMap(([month, days]) =>
      days.split(' ').map((day) => `${month}-${day.padStart(2, '0')}`),
    );
    const { days } = findMuhurtas({ purpose, place, from: printed[0]!, to: printed.at(-1)! });
    const shown = days.filter(({ date }) => printed.includes(date));
    expect(shown.length / printed.length).toBeGreaterThanOrEqual(0.85);
    for (const { grade, windows } of shown) {
      for (const window of windows) {
        expect(window.grade).toBe(grade);
        expect(window.waived.length > 0).toBe(grade === 'many');
      }
    }
  },
);
