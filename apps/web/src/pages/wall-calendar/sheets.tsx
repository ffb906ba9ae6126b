import type { AlmanacYearParams, PanchangMonth } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { MonthPage } from './month-page.tsx';

interface SheetsProps {
  params: AlmanacYearParams;
  months: readonly PanchangMonth[];
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The months of the calendar, a sheet each. */
export function Sheets({ months, ...props }: SheetsProps) {
  return (
    <Stack gap="x6">
      {months.map((month) => (
        <MonthPage key={month.month} month={month} {...props} />
      ))}
    </Stack>
  );
}
