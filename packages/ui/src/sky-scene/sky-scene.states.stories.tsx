import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { sceneSubjects, SkyCaption, SkyScene } from './index.ts';

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
      <SkyCaption
        at="2026-11-24T04:10:00+05:30"
        timeZone="Asia/Kolkata"
        place="Ujjain"
        ascendant={100}
        grahas={[
          { graha: 'moon', longitude: 10 },
          { graha: 'saturn', longitude: 340 },
        ]}
      />
    </div>
  ),
};
