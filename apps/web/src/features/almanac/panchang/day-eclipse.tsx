import type { EclipseRow, Panchang } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { isPartialHere } from '@jyoti/contract';
import { useDayTimes } from './time-of-day.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { messageWith } from '../../../platform/words/message-with.ts';

/** An eclipse as seen from a place: visibility, sutak, contact times. */
export function DayEclipse({ eclipse, day }: { eclipse: EclipseRow; day: Panchang }) {
  const { eclipses: words } = useMessages(panchangMessages);
  const times = useDayTimes(day);
  const { title, kind, type, visibility, seen, sutak, magnitude, contacts } = eclipse;
  const at = (instant: string) => times.at(instant) ?? '';
  return (
    <Stack gap="x2">
      <Heading level={2} size="h4">
        {title}{' '}
        <Badge tone={visibility === 'none' ? 'plain' : 'warning'}>
          {words.visibility[visibility]}
        </Badge>
      </Heading>
      {seen && <Text>{words.seen({ span: times.span(seen) })}</Text>}
      {isPartialHere(eclipse) && <Text>{words.partialHere}</Text>}
      {sutak ? (
        <Text weight="strong">
          {words.sutak[kind]({
            from: at(sutak.start),
            gentle: at(sutak.gentle_start),
            to: at(sutak.end),
          })}
        </Text>
      ) : (
        <Text tone="muted">{type === 'penumbral' ? words.penumbral : words.noSutak}</Text>
      )}
      <Disclosure label={words.contactsLabel} variant="quiet">
        <MetaList
          density="compact"
          items={[
            ...contacts.map(({ contact, at: instant, visible }) => ({
              label: messageWith(words.contacts[contact], { isAnnular: type === 'annular' }),
              value: visible || !seen ? at(instant) : words.below({ time: at(instant) }),
            })),
            ...(magnitude === null
              ? []
              : [
                  {
                    label: words.magnitude,
                    value: words.covered({ percent: Math.min(Math.round(magnitude * 100), 100) }),
                  },
                ]),
          ]}
        />
      </Disclosure>
    </Stack>
  );
}
