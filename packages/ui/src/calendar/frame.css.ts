import { createContainer, createVar } from '@vanilla-extract/css';

/** The container by whose width days have room for words. */
export const frame = createContainer();

/** Sizes of a day, which a layout sets. */
export const dayHeight = createVar();
export const numberSize = createVar();
/** Whether a day shows its note: the value of its `display`. */
export const noteDisplay = createVar();
