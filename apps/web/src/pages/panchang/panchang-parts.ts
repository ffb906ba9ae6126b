import { panels } from './panchang-panels.ts';
import { PanchangTabs } from './tabs-part.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';

const loadResult = () => import('./panchang-result.tsx');

export const PanchangResult = lazyPart(loadResult, 'PanchangResult');
export const PanchangNow = lazyPart(loadResult, 'PanchangNow');

/** What the form leads to. */
export const partsOfAnswer = [PanchangResult, PanchangTabs, panels.panchang];
