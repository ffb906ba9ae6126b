import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { PageTitle } from './index.ts';

export const WithResult = () => (
  <article>
    <PageTitle title="Kundli of Meera Joshi">
      You were born with the Moon in Vishakha and with Leo (Simha) rising.
    </PageTitle>
  </article>
);

export const Welcomes = () => (
  <article>
    <PageTitle title="Kundli of Meera Joshi">
      Welcome to your personalised kundli. Discover what the stars have in store for you!
    </PageTitle>
  </article>
);

export const Parts = () => (
  <article>
    <PageTitle
      title="Navgraha Shanti"
      above={
        <Breadcrumbs items={[{ label: 'Ceremonies', href: '#ceremonies' }]} current="Navgraha" />
      }
      actions={<Button>Print</Button>}
    >
      A puja for all nine grahas. It takes about an hour.
    </PageTitle>
  </article>
);
