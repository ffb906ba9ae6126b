import { componentStyle } from '../shared/styles/component-style.ts';

/** A field beside the button that removes its entry. */
export const grows = componentStyle({ flex: '1 1 0', minInlineSize: 0 });
