import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Layers/Tooltip',
  component: Tooltip,
  tags: ['visual'],
  args: { text: 'Sample', children: <Button>Sample</Button> },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '6rem', justifyItems: 'start', paddingBlock: '4rem' }}>
      <Tooltip text="Hidden">
        <Button>Hidden</Button>
      </Tooltip>
      <Tooltip text="Above its button" defaultOpen>
        <Button>Above</Button>
      </Tooltip>
      <Tooltip text="Below its button" side="below" defaultOpen>
        <Button>Below</Button>
      </Tooltip>
      <div lang="hi">
        <Tooltip
          text="सूर्य के अत्यन्त समीप होने से यह ग्रह अस्त है और उसका बल क्षीण माना जाता है"
          side="below"
          defaultOpen
        >
          <Button>अस्त</Button>
        </Tooltip>
      </div>
    </div>
  ),
};
