import { test } from 'vitest';
import { DateChoice, PeriodBar, PeriodSteps } from './index.ts';

const nothing = () => undefined;

test('wrong use does not compile', () => {
  // @ts-expect-error: arrows say where they lead
  void (<PeriodSteps label="Day" previous={null} next={null} onValueChange={nothing} />);
  // @ts-expect-error: a page says what happens before the first date
  void (<DateChoice label="Date" value="2026-11-22" onValueChange={nothing} min="" max="" />);
  void (
    <PeriodBar
      label="Period"
      options={[{ value: 'daily', label: 'Daily' }]}
      // @ts-expect-error: the period is one of the periods
      value="hourly"
      onValueChange={(period: 'daily') => period}
      steps={null}
    />
  );
});
