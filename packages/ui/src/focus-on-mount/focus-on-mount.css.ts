import { componentStyle } from '../shared/styles/component-style.ts';

/** It is focused so that it is read out; there is nothing to do on it, so it shows no ring. */
export const root = componentStyle({ minInlineSize: 0, ':focus': { outline: 'none' } });
