import { sankalpLength } from '@jyoti/contract';
import { Checkbox } from '@jyoti/ui/checkbox';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { addressFields, type AddressField, type OwnCeremony } from './own-ceremony.ts';
import { ceremonyFieldsMessages } from '../../messages.generated/ceremony-fields.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** `autocomplete` value of each address line. */
const known = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  pinCode: 'postal-code',
} satisfies Record<AddressField, string>;

interface CeremonyFieldsProps {
  value: OwnCeremony;
  onChange: (part: Partial<OwnCeremony>) => void;
  /** Removes the error of a field. */
  onFieldEdit: (field: string) => void;
  /** Whether the package includes blessed items by post. */
  delivers: boolean;
}

/** Gotra, sankalp and the postal address for blessed items: all four lines of it, or none. */
export function CeremonyFields({ value, onChange, onFieldEdit, delivers }: CeremonyFieldsProps) {
  const words = useMessages(ceremonyFieldsMessages);
  const { gotra, isGotraUnknown, sankalp, address } = value;
  const line = (name: AddressField) => (
    <TextField
      key={name}
      label={words[name]}
      name={`deliveryAddress.${name}`}
      autoComplete={known[name]}
      {...(name === 'pinCode' && { inputMode: 'numeric' as const })}
      value={address[name]}
      onChange={({ target }) => onChange({ address: { ...address, [name]: target.value } })}
    />
  );
  return (
    <>
      <TextField
        label={words.gotra}
        name="gotra"
        value={isGotraUnknown ? '' : gotra}
        disabled={isGotraUnknown}
        onChange={({ target }) => onChange({ gotra: target.value })}
      />
      <Checkbox
        label={words.gotraUnknown}
        name="isGotraUnknown"
        checked={isGotraUnknown}
        onChange={({ target }) => {
          onFieldEdit('gotra');
          onChange({ isGotraUnknown: target.checked });
        }}
      />
      <TextArea
        label={words.sankalp}
        name="sankalp"
        hint={words.sankalpHint}
        rows={3}
        maxLength={sankalpLength}
        value={sankalp}
        onChange={({ target }) => onChange({ sankalp: target.value })}
      />
      {delivers && (
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
            {line('address')}
            <Grid minItem="10rem" gap="x4" align="start" autoFit>
              {addressFields.filter((name) => name !== 'address').map(line)}
            </Grid>
          </Stack>
        </fieldset>
      )}
    </>
  );
}
