import { themeList } from '@jyoti/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { sampleSky } from './theme-scene.samples.ts';
import { ThemeScene, type ThemeSceneId } from './index.ts';

const meta = {
  title: 'Components/Drawings/ThemeScene',
  component: ThemeScene,
  tags: ['visual'],
  args: { theme: 'mystic-oracle' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ThemeScene>;

export default meta;

/** Every backdrop in its own theme. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {themeList.map(({ id }) => (
        <div key={id} data-theme={id} style={{ position: 'relative', minBlockSize: '32rem' }}>
          <ThemeScene theme={id as ThemeSceneId} />
        </div>
      ))}
      {themeList.map(({ id }) => (
        <div key={id} data-theme={id} style={{ position: 'relative', minBlockSize: '32rem' }}>
          <ThemeScene theme={id as ThemeSceneId} sky={sampleSky} dayLord="sun" />
        </div>
      ))}
    </div>
  ),
};
