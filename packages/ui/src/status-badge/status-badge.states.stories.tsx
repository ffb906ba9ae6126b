import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { StatusBadge } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Feedback/StatusBadge',
  component: StatusBadge,
  tags: ['visual'],
  args: { status: 'online' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof StatusBadge>;

export default meta;

const Row = ({ language }: { language: 'en' | 'hi' }) => (
  <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
    <Cluster lang={language}>
      <StatusBadge status="online" />
      <StatusBadge status="available" />
      <StatusBadge status="busy" />
      <StatusBadge status="busy" waitMinutes={95} />
      <StatusBadge status="offline" />
    </Cluster>
  </I18nProvider>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Row language="en" />
      <Card>
        <Row language="hi" />
      </Card>
    </Stack>
  ),
};
