import { test } from 'vitest';
import { PackageCard, PackageChoice } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a tier is called something
  void (<PackageCard value="elite" name="package" price={{ amount: 1 }} features={[]} />);
  // @ts-expect-error: cards without a common name would each stand alone
  void (<PackageCard label="Elite" value="elite" price={{ amount: 1 }} features={[]} />);
  // @ts-expect-error: a group of radios has a name
  void (<PackageChoice options={[]} />);
});
