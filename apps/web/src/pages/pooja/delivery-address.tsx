import { Stack, Text } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import { addressFields, type AddressField, type BookingDraft } from './booking-draft.ts';
import * as styles from './booking.css.ts';
import { usePoojaWords } from './words.ts';

type Address = BookingDraft['address'];

/** What a browser knows of each line. */
const known = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  pinCode: 'postal-code',
} satisfies Record<AddressField, string>;

interface DeliveryAddressProps {
  value: Address;
  onChange: (address: Address) => void;
}

/** Where blessed items go: all four lines, or none. */
export function DeliveryAddress({ value, onChange }: DeliveryAddressProps) {
  const { review: words } = usePoojaWords();
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{words.delivery}</legend>
      <Stack gap="x4">
        <Text size="small" tone="muted">
          {words.deliveryText}
        </Text>
        <div className={styles.lines}>
          {addressFields.map((line) => (
            <TextField
              key={line}
              label={words[line]}
              name={`deliveryAddress.${line}`}
              autoComplete={known[line]}
              {...(line === 'pinCode' && { inputMode: 'numeric' as const })}
              value={value[line]}
              onChange={({ target }) => onChange({ ...value, [line]: target.value })}
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  );
}
