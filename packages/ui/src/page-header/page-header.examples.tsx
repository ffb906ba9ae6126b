import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

export const WithResult = () => (
  <PageHeader title="Kundli of Meera" description="Leo is your ascendant; the Moon is in Libra." />
);

export const Welcomes = () => (
  <PageHeader title="Kundli of Meera" description="Welcome! Discover the secrets of your chart." />
);

export const Parts = () => (
  <PageHeader
    title="Kundli of Meera"
    above={<Breadcrumbs items={[{ label: 'Home', href: '#home' }]} current="Kundli" />}
    description="Leo is your ascendant; the Moon is in Libra."
    meta="14 August 1994, 6:42 am · Varanasi"
    actions={<Button>Print</Button>}
  />
);
