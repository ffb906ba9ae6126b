import { Text } from '../layout/index.ts';
import { TimeSpan } from '../time-span/index.ts';
import { TithiScale } from './index.ts';

export const Explained = () => (
  <TithiScale
    variant="arc"
    title="Moon and Sun over Ujjain, 18 November 2026"
    elongation={103.5}
    note={
      <Text>
        Runs <TimeSpan end="2026-11-18T16:50:00Z" timeZone="Asia/Kolkata" />.
      </Text>
    }
  />
);

export const NamesToday = () => <TithiScale tithi={9} note="Today: Shukla Navami" />;
export const NamesNothing = () => <TithiScale tithi={9} note="Phases of the Moon" />;
