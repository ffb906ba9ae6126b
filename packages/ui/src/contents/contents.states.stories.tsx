import { stateSheet } from '../../test/state-sheet.tsx';
import { Sidebar, Text } from '../layout/index.ts';
import { items } from './contents.samples.ts';
import { Contents } from './index.ts';

export default { title: 'Components/Navigation/Contents', tags: ['visual'] };

export const AllStates = stateSheet(Contents, {
  samples: {
    'the first section is in view': (
      <Sidebar side="start" inlineSize="15rem" gap="x5" aside={<Contents items={items} />}>
        {items.map(({ id, label }) => (
          <section key={id} id={id} style={{ minBlockSize: '20rem' }}>
            <Text weight="strong">{label}</Text>
          </section>
        ))}
      </Sidebar>
    ),
  },
  cell: '100%',
});
