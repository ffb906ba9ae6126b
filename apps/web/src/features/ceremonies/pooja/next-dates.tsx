import { Button } from '@jyoti/ui/button';
import { DateLine } from '@jyoti/ui/date-leaf';
import { Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { List, ListItem } from '@jyoti/ui/list';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Number of free dates on the page; the dialog has all of them. */
const SHOWN = 5;

interface NextDatesProps {
  /** `YYYY-MM-DD`, soonest first. */
  dates: readonly string[];
  onBook: (date: string) => void;
}

/** The next free dates, each with its own book button. */
export function NextDates({ dates, onBook }: NextDatesProps) {
  const { dates: words } = useMessages(poojaMessages);
  const language = useLanguage();
  return (
    <Section variant="card" title={words.title} gap="x3">
      {dates.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <List variant="divided">
          {dates.slice(0, SHOWN).map((date) => (
            <ListItem
              key={date}
              trailing={
                <Button
                  size="small"
                  aria-label={words.bookOn({ day: dayInWords(date, language) })}
                  onClick={() => onBook(date)}
                >
                  {words.book}
                </Button>
              }
            >
              <DateLine date={date} />
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}
