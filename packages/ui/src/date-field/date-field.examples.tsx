import { Grid, Stack } from '../layout/index.ts';
import { Select } from '../select/index.ts';
import { DateField } from './index.ts';

export const Variants = () => (
  <Grid minItem="16rem" gap="x5">
    <DateField label="With a calendar" defaultValue="1994-08-14" />
    <DateField label="Typed only" defaultValue="1994-08-14" calendar={false} />
    <DateField label="Month first" defaultValue="1994-08-14" format="mm/dd/yyyy" />
  </Grid>
);

export const OneBox = () => (
  <DateField label="Date of birth" hint="Day, month, year: 15/08/1947" defaultValue="1957-08-14" />
);

export const ThreeLists = () => (
  <Stack gap="x3">
    <Select label="Day" defaultValue="14" options={[{ value: '14', label: '14' }]} />
    <Select label="Month" defaultValue="8" options={[{ value: '8', label: 'August' }]} />
    <Select label="Year" defaultValue="1957" options={[{ value: '1957', label: '1957' }]} />
  </Stack>
);
