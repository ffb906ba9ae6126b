import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Rating } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/Rating',
  component: Rating,
  tags: ['visual'],
  args: { value: 4.5 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Rating>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x3">
      {[0, 0.5, 2, 3.5, 4.8, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
      <Rating value={4.8} count={12_400} variant="figure" />
      <Rating value={null} />
      <Card>
        <Stack gap="x2">
          <Rating value={4.5} count={218} />
          <I18nProvider locale="hi" messages={hi}>
            <Rating lang="hi" value={4.5} count={1_50_000} />
          </I18nProvider>
        </Stack>
      </Card>
    </Stack>
  ),
};
