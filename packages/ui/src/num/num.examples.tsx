import { Text } from '../layout/index.ts';
import { Num } from './index.ts';

export const StaysInItsSign = () => (
  <Text>
    Mercury in Libra, <Num kind="degrees" value={29.9999} precision="minute" below={30} />
  </Text>
);

export const LeavesItsSign = () => (
  <Text>
    Mercury in Libra, <Num kind="degrees" value={29.9999} precision="minute" />
  </Text>
);
