import { Stack } from '../layout/index.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

export const SaysYes = () => (
  <Checkbox label="Send me my forecast each month" hint="By e-mail. You can stop it at any time." />
);

export const SaysNo = () => <Checkbox label="Don’t send me e-mails" defaultChecked />;

export const OneQuestion = () => (
  <CheckboxGroup
    label="What would you like to read about?"
    options={[
      { value: 'career', label: 'Career' },
      { value: 'marriage', label: 'Marriage' },
      { value: 'health', label: 'Health' },
    ]}
  />
);

export const NoQuestion = () => (
  <Stack gap="x3">
    <Checkbox label="Career" />
    <Checkbox label="Marriage" />
    <Checkbox label="Health" />
  </Stack>
);
