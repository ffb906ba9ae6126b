import { baseStyle } from './component-style.ts';

/** Figures of one width, so that digits are below digits. */
export const tabular = baseStyle({ fontVariantNumeric: 'tabular-nums' });
