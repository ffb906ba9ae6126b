import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Countdown } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const now = '2026-11-20T12:00:00+05:30';

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  tags: ['visual'],
  args: { endsAt: now, now },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Countdown>;

export default meta;

const States = ({ language }: { language: 'en' | 'hi' }) => (
  <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
    <Stack gap="x2" lang={language}>
      <Countdown endsAt="2027-02-11T23:59:59+05:30" now={now} />
      <Countdown endsAt="2026-11-22T17:00:00+05:30" now={now} />
      <Countdown endsAt="2026-11-20T12:10:00+05:30" now={now} />
      <Countdown endsAt="2026-11-20T11:00:00+05:30" now={now} />
    </Stack>
  </I18nProvider>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <States language="en" />
      <Card>
        <States language="hi" />
      </Card>
    </Stack>
  ),
};
