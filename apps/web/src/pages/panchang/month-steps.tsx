import { IconButton } from '@jyoti/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@jyoti/ui/icons';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster, Heading } from '@jyoti/ui/layout';
import { stepped } from '../../tool/computed-dates.ts';
import { monthInWords } from '../../reading/dates.ts';
import { usePanchangWords } from './words.ts';

interface MonthStepsProps {
  day: string;
  id: string;
  title: (month: string) => string;
  onDay: (day: string) => void;
}

/** The month shown, between the ways to the one before and the one after. */
export function MonthSteps({ day, id, title, onDay }: MonthStepsProps) {
  const { moon } = usePanchangWords();
  const language = useLanguage();
  const before = stepped(day, 'monthly', -1);
  const after = stepped(day, 'monthly', 1);
  return (
    <Cluster gap="x3" justify="between">
      <Heading level={2} size="h3" id={id}>
        {title(monthInWords(day, language))}
      </Heading>
      <Cluster gap="x2" role="group" aria-label={moon.months}>
        <IconButton
          variant="outlined"
          label={moon.before}
          icon={<ChevronLeftIcon size={24} />}
          disabled={before === null}
          onClick={() => before && onDay(before)}
        />
        <IconButton
          variant="outlined"
          label={moon.after}
          icon={<ChevronRightIcon size={24} />}
          disabled={after === null}
          onClick={() => after && onDay(after)}
        />
      </Cluster>
    </Cluster>
  );
}
