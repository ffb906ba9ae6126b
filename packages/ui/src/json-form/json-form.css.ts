import { componentStyle } from '../shared/styles/component-style.ts';

/** A field next to the button that removes its entry. */
export const grows = componentStyle({ flex: '1 1 0', minInlineSize: 0 });
