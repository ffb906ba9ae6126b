import { panels } from './panchang-panels.tsx';
import { PanchangTabs } from './tabs-part.tsx';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';

const loadResult = () => import('./panchang-result.tsx');

export const PanchangResult = lazyPart(loadResult, 'PanchangResult');
export const PanchangNow = lazyPart(loadResult, 'PanchangNow');

/** Features of the result, listed next to the form. */
export const resultParts = [PanchangResult, PanchangTabs, panels.panchang];
