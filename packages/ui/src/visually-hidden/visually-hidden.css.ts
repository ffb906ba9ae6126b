import { utilityStyle } from '../shared/styles/component-style.ts';
import { visuallyHiddenRules } from '../shared/styles/visually-hidden-rules.ts';

/**
 * Visually hidden, still read aloud. In the utilities layer, so that no component's own style
 * overrides it.
 */
export const visuallyHidden = utilityStyle(visuallyHiddenRules);
