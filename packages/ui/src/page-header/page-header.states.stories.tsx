import { drawnSheet } from '../../test/state-sheet.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { PageHeader } from './index.ts';

export default { title: 'Components/Layout/PageHeader', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Stack gap="x6">
    {/* Outside of an article each would have the role of the page's banner. */}
    <article>
      <PageHeader
        title="Kundli of Meera Joshi"
        above={<Breadcrumbs items={[{ label: 'Home', href: '#home' }]} current="Kundli" />}
        description="Leo is your ascendant, and the Moon is in Libra."
        meta="14 August 1994, 6:42 am · Varanasi"
        actions={
          <>
            <Button>Print</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      />
    </article>
    <article>
      <PageHeader
        emphasis="description"
        title="Kundli"
        description="Leo is your ascendant, and the Moon is in Libra."
        meta="Meera Joshi · 14 August 1994"
      />
    </article>
    <article lang="hi">
      <PageHeader
        emphasis="description"
        align="center"
        title="कुंडली मिलान"
        description="36 में से 26 गुण मिलते हैं।"
      >
        <Spinner label="Loading" />
      </PageHeader>
    </article>
  </Stack>
));
