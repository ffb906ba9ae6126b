import { useState } from 'react';
import { TimeField } from '../time-field/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { Select } from '../select/index.ts';
import { DateField } from './index.ts';

export function DateOfBirth() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <DateField
      label="Date of birth"
      name="dateOfBirth"
      hint="As on the birth certificate, for example 15/08/1947"
      value={date}
      onValueChange={setDate}
    />
  );
}

export const Variants = () => (
  <Grid minItem="16rem" gap="x5">
    <DateField label="With a calendar" defaultValue="1994-08-14" />
    <DateField label="Typed only" defaultValue="1994-08-14" calendar={false} />
    <DateField label="Month first" defaultValue="1994-08-14" format="mm/dd/yyyy" />
  </Grid>
);

export const WithAnError = () => (
  <DateField
    label="Date of birth"
    defaultValue="2031-08-14"
    error="This date is in the future. Check the year."
  />
);

export const OneBox = () => <DateField label="Date of birth" defaultValue="1957-08-14" />;

export const ThreeLists = () => (
  <Stack gap="x3">
    <Select label="Day" defaultValue="14" options={[{ value: '14', label: '14' }]} />
    <Select label="Month" defaultValue="8" options={[{ value: '8', label: 'August' }]} />
    <Select label="Year" defaultValue="1957" options={[{ value: '1957', label: '1957' }]} />
  </Stack>
);

export const HintWithAnExample = () => (
  <DateField label="Date of birth" hint="Day, month, year: 15/08/1947" />
);

export const FormatAsLabel = () => <DateField label="DD/MM/YYYY" />;

export const Parts = () => (
  <DateField label="Date of birth" hint="Day, month, year: 15/08/1947" defaultValue="1994-08-14" />
);

export function DateAndTime() {
  const [date, setDate] = useState<string | null>('1994-08-14');
  const [time, setTime] = useState<string | null>('06:05:00');
  return (
    <Grid minItem="14rem" gap="x4">
      <DateField label="Date of birth" value={date} onValueChange={setDate} />
      <TimeField label="Time of birth" value={time} onValueChange={setTime} />
    </Grid>
  );
}
