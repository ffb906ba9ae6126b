import { Text } from '../layout/index.ts';
import { Link } from './index.ts';

export const SaysWhere = () => (
  <Text>
    Two people? Try <Link href="/kundli-matching">kundli matching</Link>.
  </Text>
);

export const ClickHere = () => (
  <Text>
    For kundli matching <Link href="/kundli-matching">click here</Link>.
  </Text>
);
