import { test } from 'vitest';
import { noTime, TimeField } from './index.ts';

test('wrong times do not compile', () => {
  const onChange = () => undefined;
  // @ts-expect-error: the label names the group
  void (<TimeField value={noTime} onChange={onChange} />);
  const withoutSecond = { hour: '06', minute: '42' };
  // @ts-expect-error: the second is always part of a value, 00 where nobody asks
  void (<TimeField label="Time of birth" value={withoutSecond} onChange={onChange} />);
  // @ts-expect-error: a clock has 12 or 24 hours
  void (<TimeField label="Time of birth" value={noTime} onChange={onChange} cycle={60} />);
});
