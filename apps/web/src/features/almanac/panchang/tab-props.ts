import type { PanchangDocument, PanchangParams } from '@jyoti/contract';

/** Props of each tab. */
export interface TabProps {
  params: PanchangParams;
  day: PanchangDocument;
  /** Display name of the place. */
  place: string;
  /** The URL of another day at its sunrise, with the same tab. */
  hrefOfDay: (day: string) => string;
  onDay: (day: string) => void;
}
