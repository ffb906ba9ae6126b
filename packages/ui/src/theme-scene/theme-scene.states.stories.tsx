import { stateSheet } from '../../test/state-sheet.tsx';
import { themeList } from '@jyoti/themes';
import { ThemeScene, type ThemeSceneId, type ThemeSceneProps } from './index.ts';
import { sampleSky } from './theme-scene.samples.ts';

export default { title: 'Components/Drawings/ThemeScene', tags: ['visual'] };

/** A backdrop in its own theme. */
const Scene = (props: ThemeSceneProps) => (
  <div data-theme={props.theme} style={{ position: 'relative', minBlockSize: '32rem' }}>
    <ThemeScene {...props} />
  </div>
);
const theme = themeList.map(({ id }) => id as ThemeSceneId);

export const AllStates = stateSheet(Scene, {
  variants: { theme },
  samples: Object.fromEntries(
    theme.map((id) => [`${id}, with today’s sky`, { theme: id, sky: sampleSky, dayLord: 'sun' }]),
  ),
  cell: '30rem',
});
