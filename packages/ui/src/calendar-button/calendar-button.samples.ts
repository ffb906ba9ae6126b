import type { CalendarEvent } from './index.ts';

export const sampleEvents: readonly CalendarEvent[] = [
  {
    uid: 'jy-1@bookings.example',
    title: 'Rudrabhishek',
    description: 'Booking JY-1, standard package.',
    location: 'Performed remotely',
    date: '2026-11-30',
  },
  {
    uid: 'rahu-1@panchang.example',
    title: 'Rahu Kaal',
    description: 'Panchang of New Delhi',
    location: 'New Delhi, Delhi; India',
    start: '2026-11-30T02:28:00Z',
    end: '2026-11-30T03:47:00Z',
  },
];
