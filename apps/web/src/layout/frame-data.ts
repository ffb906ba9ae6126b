import { useMinute } from '@jyoti/ui/time-span';
import type { FooterContent, Header } from '@jyoti/contract';
import { useRouteLoaderData } from 'react-router-dom';

/** Id of the route of the frame. */
export const FRAME = 'frame';

/** What header and footer say; null where it did not load. */
export interface FrameData {
  header: Header | null;
  footer: FooterContent | null;
  /** When the frame was loaded, ms since 1970: on the server the time at which the page was rendered. */
  at: number;
}

/**
 * The current minute, ms since 1970. While HTML of the server is hydrated it is the time at which the server rendered it, so
 * that both render the same date, whatever the clock of the visitor says.
 */
export function useRenderTime(): number {
  const frame = useRouteLoaderData<FrameData>(FRAME);
  return useMinute(false, frame?.at) ?? 0;
}
