import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The lists, below what is seen of the page first. */
export const YearView = lazyPart(() => import('./year-view.tsx'), 'YearView');
