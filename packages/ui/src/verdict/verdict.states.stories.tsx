import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Text } from '../layout/index.ts';
import { DoshaList, Verdict } from './index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Readings/Verdict', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <Verdict present title="Mangal dosha is present at 62%.">
      <Text>About nine charts in ten have Mars in one of these houses.</Text>
    </Verdict>
    <Verdict present={false} answer="No" title="Pitra dosha is not present." />
    <DoshaList
      label="Doshas"
      items={[
        { name: 'Vedha', findings: [{ present: true }], text: 'Between the two nakshatras.' },
        {
          name: 'Mangal dosha',
          findings: [
            { present: true, label: 'Arjun: 62%' },
            { present: false, label: 'Meera: 0%' },
          ],
        },
      ]}
    />
    <I18nProvider locale="hi" messages={hi}>
      <Verdict lang="hi" present={false} title="कालसर्प दोष नहीं है।" />
    </I18nProvider>
  </div>
));
