import { Stack, Text } from '../layout/index.ts';
import { CalendarButton, type CalendarEvent } from './index.ts';

const events: readonly CalendarEvent[] = [
  {
    uid: 'jy-1@bookings.example',
    title: 'Rudrabhishek',
    description: 'Booking JY-1, standard package',
    location: 'At your home',
    date: '2026-11-30',
  },
];

export const BesideItsDate = () => (
  <Stack gap="x3" align="start">
    <Text>Rudrabhishek, Monday, 30 November 2026</Text>
    <CalendarButton fileName="rudrabhishek.ics" product="Jyoti" events={events} />
  </Stack>
);

export const WithoutADate = () => (
  <Stack gap="x3" align="start">
    <Text>Your booking JY-1 is confirmed.</Text>
    <CalendarButton fileName="rudrabhishek.ics" product="Jyoti" events={events} />
  </Stack>
);
