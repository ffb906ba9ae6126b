import type { FooterContent, Header } from '@jyoti/contract';

/** Id of the frame's route. */
export const FRAME = 'frame';

/** Content of header and footer; null if it failed to load. */
export interface FrameData {
  header: Header | null;
  footer: FooterContent | null;
  /** When the frame was loaded, ms since 1970: on the server, the time of rendering. */
  at: number;
}
