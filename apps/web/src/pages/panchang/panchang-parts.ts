import { panels } from './panchang-panels.ts';
import { PanchangTabs } from './tabs-part.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';

export const PanchangResult = lazyPart(() => import('./panchang-result.tsx'), 'PanchangResult');

/** What the form leads to. */
export const partsOfAnswer = [PanchangResult, PanchangTabs, panels.panchang];
