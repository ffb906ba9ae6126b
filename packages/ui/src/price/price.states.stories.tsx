import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Price } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/Price',
  component: Price,
  tags: ['visual'],
  args: { amount: 1050 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Price>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x3">
      <Price amount={0} />
      <Price amount={99.5} />
      <Price amount={1_50_000} />
      <Price amount={30} per="minute" />
      <Card>
        <Stack gap="x3">
          <Price amount={30} listPrice={50} per="minute" />
          <Price amount={1050} listPrice={2100} savings />
          <I18nProvider locale="hi" messages={hi}>
            <Price lang="hi" amount={3850} listPrice={5500} per="session" savings />
          </I18nProvider>
        </Stack>
      </Card>
    </Stack>
  ),
};
