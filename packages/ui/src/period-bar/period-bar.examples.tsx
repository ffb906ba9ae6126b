import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const today = '2026-11-23';

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

export function SaysTheDay() {
  const [date, setDate] = useState(today);
  return (
    <PeriodSteps
      label="Day"
      previousLabel="Previous day"
      nextLabel="Next day"
      previous={dayAfter(date, -1)}
      next={dayAfter(date, 1)}
      onValueChange={setDate}
      action={
        <Button size="small" onClick={() => setDate(today)}>
          Today
        </Button>
      }
    >
      {inWords(date)}
    </PeriodSteps>
  );
}

export function ArrowsAlone() {
  const [date, setDate] = useState(today);
  return (
    <PeriodSteps
      label="Day"
      previousLabel="Previous day"
      nextLabel="Next day"
      previous={dayAfter(date, -1)}
      next={dayAfter(date, 1)}
      onValueChange={setDate}
    />
  );
}

export function Parts() {
  const [date, setDate] = useState(today);
  return (
    <PeriodBar
      label="Period"
      options={[
        { value: 'daily', label: 'Daily' },
        { value: 'monthly', label: 'Monthly' },
      ]}
      steps={
        <PeriodSteps
          label="Day"
          previousLabel="Previous day"
          nextLabel="Next day"
          previous={dayAfter(date, -1)}
          next={dayAfter(date, 1)}
          onValueChange={setDate}
        >
          {inWords(date)}
        </PeriodSteps>
      }
      date={
        <DateChoice
          label="Any date"
          value={date}
          today={today}
          min="1900-01-01"
          max="2100-12-31"
          outOfRange="Choose a date from 1900 to 2100."
          onValueChange={setDate}
        />
      }
    />
  );
}
