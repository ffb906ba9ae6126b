import type { ContactDetails as Details } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Rule, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { MapPinIcon } from '@jyoti/ui/icons';
import { DescriptionList } from '@jyoti/ui/description-list';
import { readingMessages } from '../../messages.generated/reading.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const mapOf = (address: readonly string[]) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.slice(1).join(', '))}`;

/** `tel:` URLs allow digits and a plus only. */
const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A chat with a number: the path has digits only. */
const chatWith = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

interface ContactDetailsProps {
  contact: Details;
  /** Also lists the grievance officer. @default true */
  grievance?: boolean;
}

/** An e-mail address, which breaks before its domain if it needs two lines. */
function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <Link href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </Link>
  );
}

/** Contact details: e-mail, phone, hours, office, and grievance officer. */
export function ContactDetails({ contact, grievance = true }: ContactDetailsProps) {
  const { contact: words } = useMessages(readingMessages);
  const officer = contact.grievanceOfficer;
  return (
    <address>
      {contact.sample && <Badge>{words.sample}</Badge>}
      <DescriptionList
        items={[
          { label: words.company, value: contact.company },
          {
            label: words.email,
            value: <MailLink address={contact.email} />,
          },
          {
            label: words.phone,
            value: <Link href={telephone(contact.phone)}>{contact.phone}</Link>,
          },
          ...(contact.whatsApp
            ? [
                {
                  label: words.whatsApp,
                  value: (
                    <Link href={chatWith(contact.whatsApp)} newTab>
                      {contact.whatsApp}
                    </Link>
                  ),
                },
              ]
            : []),
          { label: words.online, value: contact.onlineHours },
          { label: words.office, value: contact.officeHours },
          {
            label: words.address,
            value: (
              <>
                {contact.address.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </>
            ),
          },
        ]}
      />
      <Link
        href={mapOf(contact.address)}
        newTab
        variant="standalone"
        icon={<MapPinIcon size={20} />}
      >
        {words.map}
      </Link>
      {grievance && (
        <Stack gap="x4">
          <Rule />
          <Stack gap="x1">
            <Text size="small" tone="muted">
              {words.grievance}
            </Text>
            <Text as="strong" weight="strong">
              {officer.name}
            </Text>
            <span>
              <MailLink address={officer.email} />
            </span>
            <Text size="small">{officer.promise}</Text>
          </Stack>
        </Stack>
      )}
    </address>
  );
}
