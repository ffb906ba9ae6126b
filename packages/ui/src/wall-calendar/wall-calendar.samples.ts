import { sampleDays as monthDays } from '../month-calendar/month-calendar.samples.ts';
import type { WallCalendarDay } from './wall-calendar.types.ts';

const NAKSHATRAS = ['Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Hasta'];

/** November 2026 in New Delhi; nakshatras are invented. */
export const sampleDays: readonly WallCalendarDay[] = monthDays.map((day, index) => ({
  ...day,
  detail: NAKSHATRAS[index % NAKSHATRAS.length]!,
  note: 'Sunrise 6:40 am',
}));
