import { Stack, Text } from '../layout/index.ts';
import { CalendarButton } from './index.ts';

const rudrabhishek = ['BEGIN:VCALENDAR', 'END:VCALENDAR', ''].join('\r\n');

export const BesideItsDate = () => (
  <Stack gap="x3" align="start">
    <Text>Rudrabhishek, Monday, 30 November 2026</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);

export const WithoutADate = () => (
  <Stack gap="x3" align="start">
    <Text>Your booking JY-1 is confirmed.</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);
