import { drawnSheet } from '../../test/state-sheet.tsx';
import { MoonPhase, moonOfTithi } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Time/MoonPhase', tags: ['visual'] };

const tithis = Array.from({ length: 30 }, (_, index) => index + 1);
const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const AllStates = drawnSheet(() => (
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
