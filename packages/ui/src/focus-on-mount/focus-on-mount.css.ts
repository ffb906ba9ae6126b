import { componentStyle } from '../shared/styles/component-style.ts';

/** It is focused only to be announced; it is not interactive, so it has no focus ring. */
export const root = componentStyle({ minInlineSize: 0, ':focus': { outline: 'none' } });
