import { ceremonyFormat, type Pooja, type Language } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Card } from '@jyoti/ui/card';
import { CalendarIcon, ClockIcon, PlayIcon } from '@jyoti/ui/icons';
import { Cluster, Rule, Stack, Text } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Rating } from '@jyoti/ui/rating';
import { hourInWords } from '../ceremony-hour.ts';
import * as styles from './pooja.css.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** The text up to the end of its first sentence. */
const firstSentence = (text: string) => /^.*?[.!?।](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The hours of a ceremony, each with its weekdays; nothing if the team arranges the hour. */
function hoursByDays({ days, hours = {} }: Pooja, language: Language) {
  const groups = Map.groupBy(
    days.filter((day) => hours[day]),
    (day) =>
      (hours[day] ?? [])
        // A line breaks between two hours, not within one.
        .map((hour) => hourInWords(hour, language).replaceAll(' ', '\u{a0}'))
        .join(', '),
  );
  return [...groups].map(([text, of]) => ({ text, days: of.length === days.length ? null : of }));
}

/** Weekdays and hours, duration, mode, and pandit. */
export function PoojaFacts({ pooja }: { pooja: Pooja }) {
  const words = useMessages(poojaMessages);
  const { weekdays } = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const hours = hoursByDays(pooja, language);
  const { days, duration, type, panditName, panditDescription, rating } = pooja;
  const facts = [
    {
      icon: <CalendarIcon size={18} />,
      label: words.facts.days,
      value: days.map((day) => weekdays[day]).join(', '),
    },
    ...(hours.length === 0
      ? []
      : [
          {
            icon: <ClockIcon size={18} />,
            label: words.facts.hours,
            value: (
              <Stack as="span" gap="x1">
                {hours.map(({ text, days: of }) => (
                  <span key={text}>
                    {of === null
                      ? text
                      : words.hours.of({
                          days: of.map((day) => weekdays[day]).join(', '),
                          hours: text,
                        })}
                  </span>
                ))}
                <Text as="span" size="small" tone="muted">
                  {words.hours.zone}
                </Text>
              </Stack>
            ),
          },
        ]),
    {
      icon: <ClockIcon size={18} />,
      label: words.facts.duration,
      value: words.duration({ minutes: duration }),
    },
    {
      icon: <PlayIcon size={18} />,
      label: words.facts.format,
      value: words.formats[ceremonyFormat(type)],
    },
  ];
  return (
    <Card>
      <Stack gap="x4">
        <DescriptionList items={facts} />
        <Rule />
        <Cluster gap="x4" align="start">
          <Avatar name={panditName} shape="arch" decorative />
          <Stack gap="x1" className={styles.besidePortrait}>
            <Text size="small" tone="muted">
              {words.pandit}
            </Text>
            <Text as="strong" weight="strong">
              {panditName}
            </Text>
            {rating && <Rating value={rating.average} count={rating.count} />}
            <Text size="small" tone="muted">
              {firstSentence(panditDescription)}
            </Text>
          </Stack>
        </Cluster>
      </Stack>
    </Card>
  );
}
