import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { DescriptionList } from '../description-list/index.ts';
import { rashiNumbers } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Grid, Heading, Stack, Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { SignBadge } from './index.ts';

const meta = {
  title: 'Astrology/Charts/SignBadge',
  excludeStories: /Example$/,
  component: SignBadge,
  args: { sign: 5 },
} satisfies Meta<typeof SignBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Leo')).toBeVisible();
  }),
};

/** Under the heading of a page about the sign. */
export const Line: Story = {
  args: {
    variant: 'line',
    href: '#leo',
    dates: 'Jul 23 - Aug 22',
    note: 'dates of the tropical sign',
  },
};

/** With its element and the thirty degrees of a sign. */
export const Arch: Story = { args: { variant: 'arch', style: { maxInlineSize: '15rem' } } };

const badges = rashiNumbers.map((sign) => <SignBadge key={sign} sign={sign} element />);

const dates = { dates: 'Jul 23 - Aug 22', note: 'dates of the tropical sign' };

const datesInHindi = { dates: '23 अक्टूबर – 21 नवंबर', note: 'सायन राशि की तिथियाँ' };

export const AllStates = customSheet(() => (
  <Stack gap="x6">
    <Grid minItem="15rem">{badges}</Grid>
    <Cluster>
      <SignBadge sign={8} sanskrit={false} />
      <SignBadge sign={9} />
    </Cluster>
    <SignBadge variant="line" sign={5} href="#leo" {...dates} />
    <SignBadge variant="line" sign={8} />
    <Cluster align="end">
      {/* One of each element, large and small. */}
      <SignBadge variant="arch" sign={1} style={{ inlineSize: '15rem' }} />
      <SignBadge variant="arch" sign={2} style={{ inlineSize: '8rem' }} />
      <SignBadge variant="arch" sign={3} style={{ inlineSize: '8rem' }} />
      <SignBadge variant="arch" sign={4} style={{ inlineSize: '8rem' }} />
    </Cluster>
    <I18nProvider locale="hi" messages={hi}>
      <Stack lang="hi">
        <Grid minItem="15rem">{badges}</Grid>
        <SignBadge variant="line" sign={8} href="#scorpio" {...datesInHindi} />
      </Stack>
    </I18nProvider>
  </Stack>
));

/** Do: Badges in a list of facts. The eye finds the sign at once. */
export const InAListExample = () => (
  <DescriptionList
    items={[
      { label: 'Moon', value: <SignBadge sign={7} /> },
      { label: 'Ascendant', value: <SignBadge sign={5} /> },
    ]}
  />
);

/** Don’t: Badges in a sentence. Figures and second names break it up: write “Libra” and “Leo”. */
export const InASentenceExample = () => (
  <Text>
    Your Moon is in <SignBadge sign={7} /> and your ascendant is <SignBadge sign={5} />, so you
    often listen first.
  </Text>
);

/** Do: The name of the rashi is next to the arch. */
export const WithTheNameExample = () => (
  <Grid minItem="8rem" columns={2} align="center">
    <SignBadge variant="arch" sign={5} />
    <Stack gap="x1">
      <Heading level={4}>Simha (Leo)</Heading>
      <Text tone="muted">Fire, ruled by the Sun</Text>
    </Stack>
  </Grid>
);

/** Don’t: The arch alone. Many visitors do not know the figures, and a screen reader skips the drawing. */
export const AloneExample = () => (
  <Grid minItem="8rem" columns={2}>
    <SignBadge variant="arch" sign={5} />
    <SignBadge variant="arch" sign={8} />
  </Grid>
);
