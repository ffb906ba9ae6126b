import { drawnSheet } from '../../test/state-sheet.tsx';
import { NakshatraRing } from './index.ts';
import { sampleSky } from './nakshatra-ring.samples.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Charts/NakshatraRing', tags: ['visual'] };

const crowd = sampleSky.map((each, index) => ({ ...each, longitude: 288 + index * 2 }));

export const AllStates = drawnSheet(() => (
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
