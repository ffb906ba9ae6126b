import { Button } from '../button/index.ts';
import { PageActions, PrintButton, ShareButton, ToTopButton } from './index.ts';

export const WholePage = () => (
  <PageActions>
    <PrintButton />
    <ShareButton title="Kundli of Asha Menon" />
  </PageActions>
);

export const OnePart = () => (
  <PageActions>
    <PrintButton />
    <Button>Edit birth time</Button>
    <Button>Delete note</Button>
  </PageActions>
);

export const AllThree = () => (
  <PageActions>
    <PrintButton />
    <ShareButton title="Kundli of Asha Menon" />
    <ToTopButton />
  </PageActions>
);
