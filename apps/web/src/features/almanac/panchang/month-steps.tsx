import { steppedDate } from '@jyoti/contract';
import { Cluster, Heading } from '@jyoti/ui/layout';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { monthInWords } from '../../../platform/dates/dates.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface MonthStepsProps {
  day: string;
  id: string;
  title: (values: { month: string }) => string;
  onDay: (day: string) => void;
}

/** The month shown, between links to the previous and the next. */
export function MonthSteps({ day, id, title, onDay }: MonthStepsProps) {
  const { moon } = useMessages(panchangMessages);
  const language = useLanguage();
  return (
    <Cluster gap="x3" justify="between">
      <Heading level={2} size="h3" id={id}>
        {title({ month: monthInWords(day, language) })}
      </Heading>
      <PeriodSteps
        label={moon.months}
        previousLabel={moon.before}
        nextLabel={moon.after}
        previous={steppedDate(day, 'monthly', -1)}
        next={steppedDate(day, 'monthly', 1)}
        onValueChange={onDay}
      />
    </Cluster>
  );
}
