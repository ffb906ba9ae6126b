import { useMinute } from '@jyoti/ui/time-span';
import { useRouteLoaderData } from 'react-router-dom';
import { FRAME, type FrameData } from './frame-data.ts';

/**
 * The current minute, ms since 1970. During hydration it is the time of the server rendering, so
 * that both render the same date even if the visitor's clock is wrong.
 */
export function useRenderTime(): number {
  const frame = useRouteLoaderData<FrameData>(FRAME);
  return useMinute(false, frame?.at) ?? 0;
}
