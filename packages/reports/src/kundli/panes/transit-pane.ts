import type { Transits } from '@jyoti/contract';
import { readings, type ReportBlock } from '@jyoti/ui/data';
import {
  contactsOf,
  dashasOn,
  transitReadings,
  transitsTable,
  type TransitsSetting,
} from '../transits-part.ts';
import { inPane } from './in-pane.ts';
import type { TransitKind } from './pane-kinds.ts';

/** The blocks of a pane of the transits of a date; its chart is `transitsOverChart`. */
export function transitPane(
  kind: Exclude<TransitKind, 'chart'>,
  found: Transits,
  setting: TransitsSetting,
): ReportBlock[] {
  switch (kind) {
    case 'positions':
      return inPane([transitsTable(found, setting)]);
    case 'contacts':
      return [readings([contactsOf(found, setting)])];
    case 'effects':
      return [transitReadings(found, setting)];
    case 'dashas':
      return inPane([dashasOn(found, setting)]);
  }
}
