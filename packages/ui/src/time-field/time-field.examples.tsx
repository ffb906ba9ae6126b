import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from './index.ts';

export const WithAWayOut = () => (
  <TimeField
    label="Time of birth"
    hint="As on the birth certificate"
    hourCycle="h12"
    onUnknownChange={() => {}}
    unknownHint="Without it we can’t show the lagna and the houses."
  />
);

export const NoWayOut = () => (
  <Stack gap="x2">
    <TextField label="Birth time (HH:MM:SS) *" placeholder="00:00:00" required />
  </Stack>
);
