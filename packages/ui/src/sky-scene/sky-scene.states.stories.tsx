import { stateSheet } from '../../test/state-sheet.tsx';
import { sceneSubjects, SkyCaption, SkyScene, type SkySceneProps } from './index.ts';

export default { title: 'Components/Drawings/SkyScene', tags: ['visual'] };

const Scene = (props: SkySceneProps) => (
  <div style={{ position: 'relative', minBlockSize: '30rem' }}>
    <SkyScene {...props} />
  </div>
);

export const AllStates = stateSheet(Scene, {
  variants: { subject: sceneSubjects },
  samples: {
    caption: (
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
    ),
  },
  cell: '100%',
});
