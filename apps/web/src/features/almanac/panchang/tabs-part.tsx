import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { Waiting } from './waiting.tsx';

/** The tabs of the result, below its first screen. */
export const PanchangTabs = lazyPart(
  () => import('./panchang-tabs.tsx'),
  'PanchangTabs',
  <Waiting />,
);
