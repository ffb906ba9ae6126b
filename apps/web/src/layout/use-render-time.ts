import { useMinute } from '@jyoti/ui/time-span';
import { useRouteLoaderData } from 'react-router-dom';
import { FRAME, type FrameData } from './frame-data.ts';

/**
 * The current minute, ms since 1970. While HTML of the server is hydrated it is the time at which the server rendered it, so
 * that both render the same date, whatever the clock of the visitor says.
 */
export function useRenderTime(): number {
  const frame = useRouteLoaderData<FrameData>(FRAME);
  return useMinute(false, frame?.at) ?? 0;
}
