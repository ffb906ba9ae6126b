import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { NakshatraRing } from './index.ts';
import { sampleSky } from './nakshatra-ring.samples.ts';

const meta = {
  title: 'Astrology/Charts/NakshatraRing',
  excludeStories: /Example$/,
  component: NakshatraRing,
  args: { title: 'The Moon, sample', nakshatra: 8, pada: 2 },
} satisfies Meta<typeof NakshatraRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Pushya, pada 2/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(28);
  }),
};

/**
 * Rotated to an ascendant, with grahas at their longitudes: those that are too close are moved
 * apart and connected by a hairline.
 */
export const WithGrahas: Story = {
  args: {
    title: 'The sky, sample',
    nakshatra: undefined,
    pada: undefined,
    grahas: sampleSky,
    ascendant: 132,
  },
};

const crowd = sampleSky.map((each, index) => ({ ...each, longitude: 288 + index * 2 }));

export const AllStates = customSheet(() => (
  <div
    style={{
      display: 'grid',
      gap: '2rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
    }}
  >
    <NakshatraRing title="The Moon alone" nakshatra={8} pada={2} />
    <NakshatraRing title="Nine grahas" grahas={sampleSky} ascendant={132} />
    <NakshatraRing title="Nine grahas close together" grahas={crowd} />
    <NakshatraRing title="Plain" legend={false} />
    <div lang="hi">
      <I18nProvider locale="hi" messages={hi}>
        <NakshatraRing title="हिन्दी" nakshatra={26} pada={4} />
      </I18nProvider>
    </div>
  </div>
));

const grahas = [
  { graha: 'sun', longitude: 117.2 },
  { graha: 'moon', longitude: 204.6 },
  { graha: 'saturn', longitude: 316.6 },
] as const;

/** Do: The page is about the birth star, so the ring marks that one. */
export const MoonAloneExample = () => (
  <NakshatraRing title="Birth star of Asha" nakshatra={16} pada={2} legend={false} />
);

/** Don’t: Other grahas on a page about the birth star. The reader has to look for the Moon. */
export const AllGrahasExample = () => (
  <NakshatraRing title="Birth star of Asha" grahas={grahas} legend={false} />
);
