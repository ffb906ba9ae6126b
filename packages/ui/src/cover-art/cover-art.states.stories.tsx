import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { CoverArt, coverSubjects } from './index.ts';

const meta = {
  title: 'Components/Drawings/CoverArt',
  component: CoverArt,
  tags: ['visual'],
  args: { seed: 'a' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof CoverArt>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      }}
    >
      {coverSubjects.map((subject, index) => (
        <CoverArt key={subject} seed={`cover-${index}`} subject={subject} video={index > 3} />
      ))}
    </div>
  ),
};
