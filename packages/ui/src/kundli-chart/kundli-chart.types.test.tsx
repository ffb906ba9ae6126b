import { test } from 'vitest';
import { InteractiveKundliChart, KundliChart } from './index.ts';
import { ordinary } from './kundli-chart.samples.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawing without a name cannot be read out
  void (<KundliChart data={ordinary} />);
  // @ts-expect-error: nor can a group of houses
  void (<InteractiveKundliChart data={ordinary} />);
  // @ts-expect-error: signs are 1 to 12
  void (<KundliChart title="Chart" data={{ ascendantSign: 13, placements: [] }} />);
  // @ts-expect-error: there are three styles
  void (<KundliChart title="Chart" data={ordinary} variant="west" />);
});
