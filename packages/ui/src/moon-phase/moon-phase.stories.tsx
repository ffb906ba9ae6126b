import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { MoonPhase, moonOfTithi } from './index.ts';

const meta = {
  title: 'Astrology/Time/MoonPhase',
  excludeStories: /Example$/,
  component: MoonPhase,
  args: { illumination: 0.78, waxing: true },
  argTypes: { illumination: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof MoonPhase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Waxing gibbous, 78%, Shukla Paksha' }),
    ).toBeVisible();
  }),
};

/** With its name in words, as on the card of a day. */
export const Captioned: Story = {
  args: { captioned: true, title: 'Current Moon Phase', note: 'Sunday, 6 April 2025' },
};

const tithis = Array.from({ length: 30 }, (_, index) => index + 1);

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    {[40, 12].map((size) => (
      <div key={size} style={row}>
        {tithis.map((tithi) => (
          <MoonPhase key={tithi} {...moonOfTithi(tithi)} size={size} decorative />
        ))}
        {[true, false].map((full) => (
          <MoonPhase
            key={`full: ${full}`}
            illumination={Number(full)}
            waxing={full}
            size={size}
            decorative
          />
        ))}
      </div>
    ))}
    <div style={row}>
      {[3, 8, 11, 20, 27].map((tithi) => (
        <MoonPhase key={tithi} {...moonOfTithi(tithi)} hemisphere="south" size={40} decorative />
      ))}
    </div>
    <MoonPhase illumination={0.62} waxing={false} size={180} />
    <MoonPhase
      illumination={0.62}
      waxing
      captioned
      title="Current Moon Phase"
      note="Sunday, 6 April 2025"
    />
    <div lang="hi">
      <I18nProvider locale="hi" messages={hi}>
        <MoonPhase illumination={0.62} waxing captioned title="आज का चंद्र" />
      </I18nProvider>
    </div>
  </div>
));

/** Do: The words say how much is lit and which half of the month it is. */
export const WithWordsExample = () => (
  <MoonPhase
    illumination={0.94}
    waxing
    captioned
    title="The Moon tonight"
    note="Thursday, 10 April 2025"
  />
);

/** Don’t: A small disc alone. Nobody can see whether this Moon is full. */
export const DiscAloneExample = () => <MoonPhase illumination={0.94} waxing size={32} />;
