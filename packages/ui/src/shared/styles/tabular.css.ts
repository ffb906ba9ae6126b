import { baseStyle } from './component-style.ts';

/** Figures of one width, so that digits stand below digits. */
export const tabular = baseStyle({ fontVariantNumeric: 'tabular-nums' });
