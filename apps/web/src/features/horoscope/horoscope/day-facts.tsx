import type { HoroscopeDocument } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section } from '@jyoti/ui/section';
import { Stack, Text } from '@jyoti/ui/layout';
import { TimeSpan } from '@jyoti/ui/time-span';
import { SignLink } from './sign-link.tsx';

interface DayFactsProps {
  day: NonNullable<HoroscopeDocument['day']>;
  timeZone: string;
}

/** Number, sign and time of a day, with the rules that give them. */
export function DayFacts({ day, timeZone }: DayFactsProps) {
  const { number, sign, time, rules } = day;
  return (
    <Card>
      <Section title={day.title}>
        <DescriptionList
          layout="grid"
          items={[
            number,
            { label: sign.label, value: <SignLink sign={sign.value} /> },
            {
              label: time.label,
              value: time.span ? (
                <TimeSpan start={time.span.start} end={time.span.end} timeZone={timeZone} />
              ) : (
                time.none
              ),
            },
          ]}
        />
        <Disclosure label={rules.title}>
          <Stack gap="x2">
            {rules.texts.map((rule) => (
              <Text key={rule} size="small" tone="muted">
                {rule}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      </Section>
    </Card>
  );
}
