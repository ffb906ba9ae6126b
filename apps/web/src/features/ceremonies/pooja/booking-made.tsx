import type { Booking } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Card } from '@jyoti/ui/card';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section } from '@jyoti/ui/section';
import { List, ListItem } from '@jyoti/ui/list';
import { Price } from '@jyoti/ui/price';
import type { Ref } from 'react';
import { BookingCalendarButton } from '../booking-calendar-button.tsx';
import { whenInWords } from '../ceremony-hour.ts';
import { number } from './booking.css.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

interface BookingMadeProps {
  booking: Booking;
  /** Takes the focus after the dialog has closed. */
  ref: Ref<HTMLDivElement>;
}

/** Confirms that the booking is stored, with its number and next steps. */
export function BookingMade({ booking, ref }: BookingMadeProps) {
  const { made: words, packages } = useMessages(poojaMessages);
  const language = useLanguage();
  const ceremonyWords = useMessages(ceremoniesMessages);
  const { id, poojaTitle, price } = booking;
  const tier = packages.tiers[booking.package];

  return (
    <FocusOnMount ref={ref} focus={false}>
      <Stack gap="x3">
        <Alert tone="success" announce="assertive" title={words.sentence}>
          {words.id}: <strong className={number}>{id}</strong>
        </Alert>
        <Card>
          <Stack gap="x4">
            <DescriptionList
              columns={2}
              items={[
                { label: words.ceremony, value: poojaTitle },
                { label: words.date, value: whenInWords(booking, ceremonyWords, language) },
                { label: words.package, value: tier },
                { label: words.price, value: <Price amount={price} /> },
              ]}
            />
            <Section title={words.next.title} headingLevel={3} gap="x3">
              <List ordered variant="steps">
                {Object.values(words.next.steps).map((text) => (
                  <ListItem key={text}>{text}</ListItem>
                ))}
              </List>
            </Section>
            <Cluster gap="x3">
              <ButtonLink href="/profile#bookings">{words.bookings}</ButtonLink>
              <BookingCalendarButton booking={booking} tier={tier} status={words.status} />
            </Cluster>
          </Stack>
        </Card>
      </Stack>
    </FocusOnMount>
  );
}
