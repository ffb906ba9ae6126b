import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The tabs of the result, below what is seen of it first. */
export const PanchangTabs = lazyPart(() => import('./panchang-tabs.tsx'), 'PanchangTabs');
