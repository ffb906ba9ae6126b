import type { Booking } from '@jyoti/contract';
import { List, ListItem } from '@jyoti/ui/list';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Stack, Text } from '@jyoti/ui/layout';
import { dateInWords, dayOfInstant } from './profile-dates.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { messageWith } from '../../../platform/words/message-with.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** Participants, phone number, postal address and history of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const words = useMessages(profileMessages).bookings.details;
  const language = useLanguage();
  const { reachBy, reachWays } = useMessages(ceremoniesMessages);
  const { firstName, lastName, mobileNumber, email, gotra, sankalp, deliveryAddress } = booking;
  const address =
    deliveryAddress &&
    [
      deliveryAddress.address,
      deliveryAddress.city,
      `${deliveryAddress.state} ${deliveryAddress.pinCode}`,
    ].join(', ');
  return (
    <Stack gap="x4">
      <DescriptionList
        items={[
          { label: words.name, value: `${firstName} ${lastName}` },
          { label: words.contact, value: `${mobileNumber}, ${email}` },
          ...(booking.reachBy ? [{ label: reachBy, value: reachWays[booking.reachBy] }] : []),
          { label: words.gotra, value: gotra },
          { label: words.sankalp, value: sankalp },
          ...(address === null ? [] : [{ label: words.address, value: address }]),
        ]}
      />
      <List ordered aria-label={words.history}>
        {booking.history.map(({ event, at, preferredDate }) => (
          <ListItem
            key={`${event} ${at}`}
            leading={<time dateTime={at}>{dayOfInstant(at, language)}</time>}
          >
            <Text size="small">
              {messageWith(words.events[event], { day: dateInWords(preferredDate, language) })}
            </Text>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
