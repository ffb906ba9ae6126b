import { DescriptionList } from '../description-list/index.ts';
import { PrintLayout } from './index.ts';

const facts = (
  <DescriptionList
    items={[
      { label: 'Ascendant', value: 'Leo (Simha)' },
      { label: 'Nakshatra', value: 'Vishakha' },
    ]}
  />
);

export const SaysWhoseAndHow = () => (
  <PrintLayout
    preview
    name="Kundli of Meera Joshi"
    settings={['Lahiri ayanamsha', 'whole-sign houses']}
  >
    {facts}
  </PrintLayout>
);

export const JustReport = () => (
  <PrintLayout preview name="Report">
    {facts}
  </PrintLayout>
);

export const Parts = () => (
  <PrintLayout
    preview
    name="Kundli of Meera Joshi"
    note="23 November 2026"
    settings={['Lahiri ayanamsha', 'whole-sign houses', 'mean node']}
  >
    {facts}
  </PrintLayout>
);
