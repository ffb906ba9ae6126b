import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { PeriodsTable } from './index.ts';
import { mahadashas, now, sookshma, timeZone } from './periods-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Charts/PeriodsTable', tags: ['visual'] };

const periods = { nameHeader: 'Mahadasha', now, timeZone };
const long = mahadashas.map((period) => ({ ...period, name: 'पूर्वाभाद्रपदनक्षत्रस्वामी' }));

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <PeriodsTable {...periods} caption="Mahadashas" rows={mahadashas} />
    <PeriodsTable {...periods} caption="Sookshma dashas" rows={sookshma} hourCycle="h23" />
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ inlineSize: '288px' }}>
        <PeriodsTable {...periods} caption="महादशाएँ" nameHeader="महादशा" rows={long} />
      </div>
    </I18nProvider>
  </div>
));
