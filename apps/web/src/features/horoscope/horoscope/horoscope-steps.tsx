import { searchFromHoroscope, type HoroscopeDocument, type HoroscopeStep } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { List, ListItem } from '@jyoti/ui/list';
import { Section } from '@jyoti/ui/section';

interface HoroscopeStepsProps {
  sign: HoroscopeDocument['sign'];
  steps: NonNullable<HoroscopeDocument['steps']>;
}

const StepList = ({ label, steps }: { label: string; steps: readonly HoroscopeStep[] }) => (
  <List ordered variant="divided" aria-label={label}>
    {steps.map(({ from, label: name, text, events }) => (
      <ListItem
        key={from}
        detail={
          events.length > 0 && (
            <Stack as="ul" gap="x1">
              {events.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </Stack>
          )
        }
      >
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text>{text}</Text>
      </ListItem>
    ))}
  </List>
);

/** A week by its days, a month by its weeks, a year by its months: what is to come, and the rest behind a button. */
export const HoroscopeSteps = ({ sign, steps }: HoroscopeStepsProps) => (
  <Section title={steps.title} size="h2" gap="x3">
    <StepList label={steps.title} steps={steps.ahead} />
    {steps.next && (
      <Link href={`?${searchFromHoroscope({ sign, period: 'yearly', date: steps.next.date })}`}>
        {steps.next.label}
      </Link>
    )}
    {steps.past.length > 0 && (
      <Disclosure label={steps.earlier}>
        <StepList label={steps.earlier} steps={steps.past} />
      </Disclosure>
    )}
  </Section>
);
