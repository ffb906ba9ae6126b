import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { MoonPhase } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/MoonPhase',
  component: MoonPhase,
  tags: ['visual'],
  args: { illumination: 0.5, waxing: true },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MoonPhase>;

export default meta;

/** The illuminated fraction after that many thirtieths of the month. */
const after = (tithi: number) => (1 - Math.cos((tithi / 15) * Math.PI)) / 2;
const tithis = Array.from({ length: 30 }, (_, index) => index + 1);
const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <div style={row}>
        {tithis.map((tithi) => (
          <MoonPhase key={tithi} illumination={after(tithi)} waxing={tithi <= 15} size={40} />
        ))}
      </div>
      <div style={row}>
        {[3, 8, 11, 20, 27].map((tithi) => (
          <MoonPhase
            key={tithi}
            illumination={after(tithi)}
            waxing={tithi <= 15}
            hemisphere="south"
            size={40}
          />
        ))}
      </div>
      <MoonPhase
        illumination={0.62}
        waxing
        captioned
        title="Current Moon Phase"
        note="Sunday, 6 April 2025"
      />
      <MoonPhase illumination={0.62} waxing={false} size={180} />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <MoonPhase
            illumination={0.62}
            waxing
            captioned
            title="आज का चंद्र"
            note="रविवार, 6 अप्रैल 2025"
          />
        </I18nProvider>
      </div>
    </div>
  ),
};
