import type { FooterContent, Header } from '@jyoti/contract';
import { optional, sectionContent, type RenderedContent } from '../data/public-data.ts';

/** Id of the frame's route. */
export const FRAME = 'frame';

/** Content of the footer; null if it failed to load. */
export const footerOfSite = sectionContent((calls) => optional(calls('GET /api/footer'), null));

/** Content of header and footer; null if it failed to load. */
export interface FrameData {
  header: Header | null;
  /** Undefined during hydration. */
  footer?: RenderedContent<FooterContent | null> | undefined;
  /** When the frame was loaded, ms since 1970: on the server, the time of rendering. */
  at: number;
}
