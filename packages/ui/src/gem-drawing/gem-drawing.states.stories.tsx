import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { GemDrawing, gemIds, gemNames } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Drawings/GemDrawing',
  component: GemDrawing,
  tags: ['visual'],
  args: { gem: 'ruby' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof GemDrawing>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {[160, 64, 24].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
          {gemIds.map((gem) => (
            <figure key={gem} style={{ margin: 0, textAlign: 'center' }}>
              <GemDrawing gem={gem} size={size} />
              {size === 160 && (
                <figcaption>
                  {gemNames.words[gem].name}, <span lang="hi">{hi.gemNames[gem].name}</span>
                </figcaption>
              )}
            </figure>
          ))}
        </div>
      ))}
    </div>
  ),
};
