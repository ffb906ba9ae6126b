import { Stack, Text } from '../layout/index.ts';
import { Field } from './index.ts';

export const OwnLabel = () => (
  <Field label="Days before the ceremony" hint="We remind you by e-mail, up to seven days before.">
    {(control) => <input {...control} type="range" min={0} max={7} defaultValue={2} />}
  </Field>
);

export const TextAsLabel = () => (
  <Stack gap="x2">
    <Text weight="strong">Days before the ceremony</Text>
    <Field label="Number" labelHidden>
      {(control) => <input {...control} type="range" min={0} max={7} defaultValue={2} />}
    </Field>
  </Stack>
);
