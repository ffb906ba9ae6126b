import { test } from 'vitest';
import { KundliChart } from './index.ts';
import { ordinary } from './kundli-chart.samples.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawing without a name cannot be read out
  void (<KundliChart data={ordinary} />);
  // @ts-expect-error: signs are 1 to 12
  void (<KundliChart title="Chart" data={{ ascendantSign: 13, placements: [] }} />);
});
