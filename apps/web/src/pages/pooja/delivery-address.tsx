import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import { addressFields, type AddressField, type BookingDraft } from './booking-draft.ts';
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
  const field = (line: AddressField) => (
    <TextField
      key={line}
      label={words[line]}
      name={`deliveryAddress.${line}`}
      autoComplete={known[line]}
      {...(line === 'pinCode' && { inputMode: 'numeric' as const })}
      value={value[line]}
      onChange={({ target }) => onChange({ ...value, [line]: target.value })}
    />
  );
  return (
    <fieldset>
      <legend>
        <Text as="span" weight="strong">
          {words.delivery}
        </Text>
      </legend>
      <Stack gap="x4">
        <Text size="small" tone="muted">
          {words.deliveryText}
        </Text>
        {field('address')}
        <Grid minItem="10rem" gap="x4" align="start" autoFit>
          {addressFields.filter((line) => line !== 'address').map(field)}
        </Grid>
      </Stack>
    </fieldset>
  );
}
