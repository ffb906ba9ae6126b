'use client';
import { useState } from 'react';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Select } from '@jyoti/ui/select';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useToast } from '@jyoti/ui/toast';

export function BirthDate() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <>
      <DateField label="Date of birth" value={date} onValueChange={setDate} />
      <p>Born: {date ?? 'not known'}</p>
    </>
  );
}

export function ChartStyle() {
  const [style, setStyle] = useState<'north' | 'south' | null>('north');
  return (
    <>
      <Select
        label="Style of the chart"
        options={[
          { value: 'north', label: 'North Indian' },
          { value: 'south', label: 'South Indian' },
        ]}
        value={style}
        onValueChange={setStyle}
      />
      <p>Style: {style}</p>
    </>
  );
}

export function Save() {
  const { show } = useToast();
  return <Button onClick={() => show({ text: 'Chart saved' })}>Save</Button>;
}

export function ThemeChoice() {
  const { theme, setTheme, setRemembers } = useTheme();
  return (
    <>
      <p>Theme: {theme}</p>
      <Button onClick={() => setRemembers?.(true)}>Remember the theme</Button>
      <Button onClick={() => setTheme('celestial-light')}>Celestial Light</Button>
    </>
  );
}
