import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The sheets, which come with the answer. */
export const Sheets = lazyPart(() => import('./sheets.tsx'), 'Sheets');
