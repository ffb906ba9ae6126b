import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { meera } from './astrologer-card.samples.ts';
import { AstrologerCard } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/AstrologerCard',
  component: AstrologerCard,
  tags: ['visual'],
  args: meera,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof AstrologerCard>;

export default meta;

const { callHref: _call, chatHref: _chat, ...unavailable } = meera;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid minItem="17rem" columns={3}>
      <AstrologerCard {...meera} />
      <AstrologerCard {...meera} status="available" badges={[]} price={{ amount: 30 }} />
      <AstrologerCard {...unavailable} status="offline" note="Calls start again at 9:00 am." />
      <I18nProvider locale="hi" messages={hi}>
        <AstrologerCard {...meera} lang="hi" name="महालक्ष्मीनारायणस्वामी" status="busy" />
      </I18nProvider>
    </Grid>
  ),
};
