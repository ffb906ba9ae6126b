import { Stack, Text } from '../layout/index.ts';
import { sampleFile } from './calendar-button.samples.ts';
import { CalendarButton } from './index.ts';

export const BesideItsDate = () => (
  <Stack gap="x3" align="start">
    <Text>Rudrabhishek, Monday, 30 November 2026</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={sampleFile} />
  </Stack>
);

export const WithoutADate = () => (
  <Stack gap="x3" align="start">
    <Text>Your booking JY-1 is confirmed.</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={sampleFile} />
  </Stack>
);
