import { Text } from '../layout/index.ts';
import { TimeSpan } from '../time-span/index.ts';
import { TithiArc } from './index.ts';

export const Explained = () => (
  <TithiArc
    title="Moon and Sun over Ujjain, 18 November 2026"
    elongation={103.5}
    note={
      <Text>
        Runs <TimeSpan end="2026-11-18T16:50:00Z" timeZone="Asia/Kolkata" />.
      </Text>
    }
  />
);

export const Unexplained = () => <TithiArc title="Tithi" elongation={103.5} legend={false} />;
