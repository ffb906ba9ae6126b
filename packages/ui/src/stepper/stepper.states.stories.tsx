import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Stepper } from './index.ts';

const args: ComponentProps<typeof Stepper> = {
  label: 'Booking',
  steps: [{ label: 'Puja' }, { label: 'Date' }, { label: 'Your details' }, { label: 'Payment' }],
  current: 1,
};

export default { title: 'Components/Navigation/Stepper', tags: ['visual'] };

const steps = [
  { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
  { label: 'Date', href: '#date', error: 'Choose another day' },
  { label: 'Your details', description: 'Name and mobile number' },
  { label: 'Payment' },
];
const stepsInHindi = [
  { label: 'अनुष्ठान', description: 'रुद्राभिषेक', href: '#puja' },
  { label: 'महामृत्युंजयजपानुष्ठानतिथि' },
  { label: 'पुष्टि' },
];

export const AllStates = drawnSheet(() => (
  <Stack gap="x6">
    {[0, 1, 4].map((current) => (
      <Stepper key={current} {...args} current={current} />
    ))}
    <Stepper label="Links, sentences, an error" steps={steps} current={2} />
    <Stepper label="Vertical" orientation="vertical" steps={steps} current={2} />
    <I18nProvider locale="hi" messages={hi}>
      <Stepper lang="hi" label="बुकिंग" steps={stepsInHindi} current={1} />
    </I18nProvider>
  </Stack>
));
