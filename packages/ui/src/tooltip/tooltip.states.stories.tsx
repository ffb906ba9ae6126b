import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const args: ComponentProps<typeof Tooltip> = {
  text: 'Sample',
  defaultOpen: true,
  children: <Button>Sample</Button>,
};

export default { title: 'Components/Layers/Tooltip', tags: ['visual'] };

const long = 'सूर्य के अत्यन्त समीप होने से यह ग्रह अस्त है और उसका बल क्षीण माना जाता है';

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '6rem', justifyItems: 'start', paddingBlock: '4rem' }}>
    <Tooltip {...args} text="Above its button" />
    <Tooltip {...args} text="Below its button" side="below" />
    <Tooltip {...args} text={long} side="below" lang="hi" />
  </div>
));
