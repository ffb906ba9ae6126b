import { baseStyle } from './component-style.ts';

/** Tabular figures, so that digits align in columns. */
export const tabular = baseStyle({ fontVariantNumeric: 'tabular-nums' });
