import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Layers/Tooltip',
  component: Tooltip,
  tags: ['visual'],
  args: { text: 'Sample', defaultOpen: true, children: <Button>Sample</Button> },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Tooltip>;

export default meta;

const long = 'सूर्य के अत्यन्त समीप होने से यह ग्रह अस्त है और उसका बल क्षीण माना जाता है';

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '6rem', justifyItems: 'start', paddingBlock: '4rem' }}>
      <Tooltip {...args} text="Above its button" />
      <Tooltip {...args} text="Below its button" side="below" />
      <Tooltip {...args} text={long} side="below" lang="hi" />
    </div>
  ),
};
