import type { AlmanacYearParams, PanchangMonthDocument } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { MonthPage } from './month-page.tsx';
import * as styles from './wall-calendar.css.ts';
import { wallCalendarMessages } from '../../../messages.generated/wall-calendar.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface SheetsProps {
  params: AlmanacYearParams;
  months: readonly PanchangMonthDocument[];
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The months of the calendar, a sheet each. */
export function Sheets({ months, ...props }: SheetsProps) {
  const words = useMessages(wallCalendarMessages);
  return (
    <Stack gap="x6" className={styles.asWide}>
      <Text size="small" tone="muted" className={styles.narrowOnly} data-print="hide">
        {words.narrowNote}
      </Text>
      {months.map((month) => (
        <MonthPage key={month.month} month={month} {...props} />
      ))}
    </Stack>
  );
}
