import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { LimbCard, WindowCard } from './index.ts';
import { inauspicious, tithi } from './limb-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/LimbCard',
  component: LimbCard,
  tags: ['visual'],
  args: tithi,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof LimbCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid minItem="17rem">
      <LimbCard {...tithi} />
      <WindowCard {...inauspicious}>Avoid beginnings at these times.</WindowCard>
      <I18nProvider locale="hi" messages={hi}>
        <WindowCard title="अशुभ समय" times={[{ name: 'भद्रा', spans: [] }]} />
      </I18nProvider>
    </Grid>
  ),
};
