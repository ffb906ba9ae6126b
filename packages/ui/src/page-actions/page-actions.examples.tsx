import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { PrintButton, ShareButton } from './index.ts';

export const WholePage = () => (
  <Cluster>
    <PrintButton />
    <ShareButton title="Kundli of Asha Menon" />
  </Cluster>
);

export const OnePart = () => (
  <Cluster>
    <PrintButton />
    <Button>Edit birth time</Button>
    <Button>Delete note</Button>
  </Cluster>
);
