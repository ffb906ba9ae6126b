import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet, stateSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { AstrologerCard, type AstrologerCardProps } from './index.ts';

/** An invented astrologer. */
export const meera = {
  name: 'Meera Joshi',
  href: '#meera',
  status: 'online',
  specialties: ['Vedic astrology', 'Kundli matching'],
  bio: 'Reads charts for work and family questions, and says what a chart leaves open.',
  experience: 14,
  languages: ['Hindi', 'English', 'Marathi'],
  rating: { value: 4.8, count: 1240 },
  nextSlot: 'Today, 6:30 pm',
  waitTime: '5 minutes',
  badges: ['Top rated', 'Verified'],
  price: { amount: 30, listPrice: 50, per: 'minute' },
  callHref: '#call',
  chatHref: '#chat',
} as const satisfies AstrologerCardProps;

const meta = {
  title: 'Recipes/Services/AstrologerCard',
  excludeStories: /Example$|^[a-z]/,
  component: AstrologerCard,
  args: meera,
} satisfies Meta<typeof AstrologerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { style: { maxInlineSize: '22rem' } } };

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

const { callHref: _callOfStates, chatHref: _chatOfStates, ...unavailable } = meera;

export const AllStates = customSheet(
  () => (
    <Grid minItem="17rem" columns={3}>
      <AstrologerCard {...meera} />
      <AstrologerCard {...meera} status="available" badges={[]} price={{ amount: 30 }} />
      <AstrologerCard {...unavailable} status="offline" note="Calls start again at 9:00 am." />
      <I18nProvider locale="hi" messages={hi}>
        <AstrologerCard {...meera} lang="hi" name="महालक्ष्मीनारायणस्वामी" status="busy" />
      </I18nProvider>
    </Grid>
  ),
  stateSheet(AstrologerCard, { props: meera, states: ['rest', 'hover', 'focus'], cell: '17rem' })
    .render,
);

const sunanda: AstrologerCardProps = {
  name: 'Sunanda Iyer',
  href: '#sunanda',
  status: 'offline',
  specialties: ['Numerology', 'Names'],
  experience: 11,
  languages: ['Tamil', 'English'],
  rating: { value: 4.8, count: 1920 },
  price: { amount: 25, per: 'minute' },
  headingLevel: 4,
};

/** Do: Someone who is away: the card says when they are back and what is possible now. */
export const SaysWhenExample = () => (
  <AstrologerCard
    {...sunanda}
    nextSlot="Tomorrow, 9:00 am"
    chatHref="#chat"
    note="Calls start again tomorrow at 9:00 am. You can leave a question in the chat."
  />
);

/** Don’t: Two disabled buttons and no reason. */
export const UninformativeExample = () => <AstrologerCard {...sunanda} />;
