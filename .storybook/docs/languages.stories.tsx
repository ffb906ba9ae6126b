import { DateLeaf } from '@jyoti/ui/date-leaf';
import { I18nProvider, type KitMessages } from '@jyoti/ui/i18n';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Num } from '@jyoti/ui/num';
import { Spinner } from '@jyoti/ui/spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Getting started/Languages',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tamil: KitMessages = {
  Spinner: { loading: 'ஏற்றுகிறது…' },
  KundliChart: {
    ascendant: 'லக்னம்',
    ascendantLetters: 'ல',
    house: 'பாவம்',
    sign: 'ராசி',
    grahas: 'கிரகங்கள்',
    nobody: 'இல்லை',
    legendAscendant: 'ல: லக்னம்.',
    legendSigns: '1 முதல் 12: மேஷம் முதல் ராசிகள்.',
    legendDegrees: 'சிறிய எண்: பாகை.',
    houseInSign: ({ house, sign }) => `பாவம் ${house}, ${sign}`,
    describe: ({ title, lagna }) => `${title}. ${lagna} லக்னம்.`,
  },
  grahaNames: {
    sun: 'சூரியன்',
    moon: 'சந்திரன்',
    mars: 'செவ்வாய்',
    mercury: 'புதன்',
    jupiter: 'குரு',
    venus: 'சுக்கிரன்',
    saturn: 'சனி',
    rahu: 'ராகு',
    ketu: 'கேது',
  },
  grahaAbbreviations: {
    sun: 'சூ',
    moon: 'ச',
    mars: 'செ',
    mercury: 'பு',
    jupiter: 'கு',
    venus: 'சு',
    saturn: 'சனி',
    rahu: 'ரா',
    ketu: 'கே',
  },
  rashiNames: {
    1: 'மேஷம்',
    2: 'ரிஷபம்',
    3: 'மிதுனம்',
    4: 'கடகம்',
    5: 'சிம்மம்',
    6: 'கன்னி',
    7: 'துலாம்',
    8: 'விருச்சிகம்',
    9: 'தனுசு',
    10: 'மகரம்',
    11: 'கும்பம்',
    12: 'மீனம்',
  },
};

/**
 * A language that the kit does not include: the product passes its words; dates and numbers follow
 * its locale.
 */
export const Tamil: Story = {
  render: () => (
    <I18nProvider locale="ta-IN" messages={tamil}>
      <Grid minItem="14rem" gap="x5" lang="ta">
        <KundliChart
          title="ஜாதகம்"
          data={{
            ascendantSign: 2,
            placements: [
              { graha: 'moon', sign: 4, degree: 12 },
              { graha: 'saturn', sign: 10, degree: 3 },
            ],
          }}
        />
        <Stack gap="x4" align="start">
          <DateLeaf date="2026-11-23" />
          <Text>
            <Num value={150_000} />
          </Text>
          <Spinner />
        </Stack>
      </Grid>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ஜாதகம். ரிஷபம் லக்னம்.' })).toBeVisible();
    await expect(canvas.getByText('ஏற்றுகிறது…')).toBeInTheDocument();
    await expect(canvas.getByText('1,50,000')).toBeVisible();
  },
};

/** One page in four locales: translated words where they exist, numbers and dates always. */
export const NumbersAndDates: Story = {
  render: () => (
    <Grid minItem="10rem" gap="x5">
      {['en-IN', 'hi-IN', 'en-US', 'de-DE'].map((locale) => (
        <I18nProvider key={locale} locale={locale}>
          <section aria-label={locale} lang={locale}>
            <Text tone="muted">{locale}</Text>
            <DateLeaf date="2026-11-23" />
            <Text>
              <Num value={1_500_000.5} />
            </Text>
          </section>
        </I18nProvider>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('en-IN').getByText('15,00,000.5')).toBeVisible();
    await expect(part('hi-IN').getByText('15,00,000.5')).toBeVisible();
    await expect(part('en-US').getByText('1,500,000.5')).toBeVisible();
    await expect(part('de-DE').getByText('1.500.000,5')).toBeVisible();
  },
};
