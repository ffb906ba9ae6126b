import { test } from 'vitest';
import { PeriodsTable, RunningName } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a table has a caption
  void (<PeriodsTable nameHeader="Dasha" rows={[]} timeZone="Asia/Kolkata" />);
  // @ts-expect-error: dates are those of a zone
  void (<PeriodsTable caption="Dashas" nameHeader="Dasha" rows={[]} />);
  // @ts-expect-error: a name belongs to a period
  void (<RunningName>Mars</RunningName>);
});
