import { test } from 'vitest';
import { HoraList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: without a title the group has no name
  void (<HoraList horas={[]} timeZone="Asia/Kolkata" />);
  void (
    <HoraList
      title="Hora"
      timeZone="Asia/Kolkata"
      // @ts-expect-error: Rahu rules no hour
      horas={[{ lord: 'rahu', start: '', end: '', half: 'day' }]}
    />
  );
});
