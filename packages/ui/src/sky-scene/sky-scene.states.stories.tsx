import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { sceneSubjects, SkyScene } from './index.ts';

const meta = {
  title: 'Components/Drawings/SkyScene',
  component: SkyScene,
  tags: ['visual'],
  args: { subject: 'observatory' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SkyScene>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {sceneSubjects.map((subject) => (
        <div key={subject} style={{ position: 'relative', minBlockSize: '30rem' }}>
          <SkyScene subject={subject} />
        </div>
      ))}
    </div>
  ),
};
