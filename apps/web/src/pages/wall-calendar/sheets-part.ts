import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The sheets, which come with the response. */
export const Sheets = lazyPart(() => import('./sheets.tsx'), 'Sheets');
