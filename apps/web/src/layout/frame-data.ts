import type { FooterContent, Header } from '@jyoti/contract';

/** Id of the route of the frame. */
export const FRAME = 'frame';

/** What header and footer say; null where it did not load. */
export interface FrameData {
  header: Header | null;
  footer: FooterContent | null;
  /** When the frame was loaded, ms since 1970: on the server the time at which the page was rendered. */
  at: number;
}
