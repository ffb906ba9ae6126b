import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Layers/Popover',
  component: Popover,
  tags: ['visual'],
  args: { label: 'Sample', trigger: <Button>Sample</Button>, children: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Popover>;

export default meta;

/** Closed, open below and open above its button. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '10rem', justifyItems: 'start' }}>
      <Popover label="Closed" trigger={<Button>Closed</Button>}>
        Nothing.
      </Popover>
      <Popover label="Above" side="above" defaultOpen trigger={<Button>Above</Button>}>
        <p>Combust: within eight degrees of the Sun.</p>
      </Popover>
      <div lang="hi">
        <Popover label="नीचे" defaultOpen trigger={<Button>नीचे</Button>}>
          <p>सूर्य के अत्यन्त समीप होने से ग्रह अस्त माना जाता है और उसका बल क्षीण होता है।</p>
        </Popover>
      </div>
    </div>
  ),
};
