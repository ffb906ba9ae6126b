import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { PageBreak, PrintLayout } from '@jyoti/ui/print-layout';

export const PrintedReport = () => (
  <>
    <div>
      <PrintButton />
    </div>
    <PrintLayout name="Kundli of Asha Menon" settings={['Lahiri ayanamsa', 'Ujjain']} preview>
      <KundliChart
        title="Birth chart (D1) of Asha Menon"
        data={{ ascendantSign: 5, placements: [{ graha: 'moon', sign: 8, degree: 7.2 }] }}
      />
      <PageBreak />
      <Text>The second page begins here.</Text>
    </PrintLayout>
  </>
);
