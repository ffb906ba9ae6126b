import { grahas, type Graha } from '@jyoti/contract';
import { grahaId } from '@jyoti/reports/format';
import type { DashaNode } from '@jyoti/ui/dasha-tree';

export const nodeOf = (graha: Graha, start: string, end: string): DashaNode => ({
  lord: grahaId(graha),
  start,
  end,
});

/** The lords of a path from the mahadasha down, by the names that the API takes. */
export const lordsOf = (path: readonly DashaNode[]): Graha[] =>
  path.flatMap(({ lord }) => grahas.find((graha) => grahaId(graha) === lord) ?? []);
