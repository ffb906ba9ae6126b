import type { Graha } from '@jyoti/contract';
import { grahaId } from '@jyoti/reports/format';
import type { DashaNode } from '@jyoti/ui/dasha-tree';

/** A period of a tree that remembers its lord by the name that the API takes. */
export interface GrahaNode extends DashaNode {
  graha: Graha;
}

export const nodeOf = (graha: Graha, start: string, end: string): GrahaNode => ({
  lord: grahaId(graha),
  graha,
  start,
  end,
});

/** The lords of a path from the mahadasha down. */
export const lordsOf = (path: readonly DashaNode[]): Graha[] =>
  path.map((node) => (node as GrahaNode).graha);
