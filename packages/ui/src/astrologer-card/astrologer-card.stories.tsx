import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { AstrologerCard } from './index.ts';
import { meera } from './astrologer-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/AstrologerCard',
  component: AstrologerCard,
  tags: ['status:new'],
  args: meera,
} satisfies Meta<typeof AstrologerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call Meera Joshi' })).toBeVisible();
  }),
};

const { callHref: _call, chatHref: _chat, badges: _badges, ...away } = meera;

/** In a grid prices and buttons align. An astrologer who is unavailable still has both buttons, disabled. */
export const Row: Story = {
  render: (args) => (
    <Grid minItem="19rem" columns={3}>
      <AstrologerCard {...args} />
      <AstrologerCard {...away} name="Anand Kulkarni" status="busy" bio="Short." />
    </Grid>
  ),
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <AstrologerCard
          {...meera}
          name="महालक्ष्मीनारायणस्वामी"
          specialties={['वैदिक ज्योतिष', 'कुंडलीमिलान']}
          bio="सरल शब्दों में समझाती हैं।"
          languages={['हिन्दी', 'अंग्रेज़ी']}
          nextSlot="आज शाम 6:30"
          waitTime="5 मिनट"
          badges={['सर्वाधिकप्रशंसित']}
        />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
