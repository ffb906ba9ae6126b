import { DateField } from '../date-field/index.ts';
import { Stack } from '../layout/index.ts';
import { DateRangeField } from './index.ts';

export const OneField = () => (
  <DateRangeField
    label="Stay in Haridwar"
    startLabel="Arrival"
    endLabel="Departure"
    defaultValue={{ start: '2026-11-21', end: '2026-11-24' }}
  />
);

export const TwoFields = () => (
  <Stack gap="x4">
    <DateField label="Arrival" defaultValue="2026-11-24" />
    <DateField label="Departure" defaultValue="2026-11-21" />
  </Stack>
);
