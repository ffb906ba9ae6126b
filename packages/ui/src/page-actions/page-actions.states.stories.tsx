import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { Cluster } from '../layout/index.ts';
import { PrintButton, ShareButton, ToTopButton } from './index.ts';

const args: ComponentProps<typeof ShareButton> = { title: 'Rudrabhishek' };

export default { title: 'Components/Actions/PageActions', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Cluster>
    <PrintButton />
    <ShareButton {...args} />
    <ToTopButton />
  </Cluster>
));
