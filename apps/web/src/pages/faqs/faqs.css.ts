import { style } from '@vanilla-extract/css';

/** Wide enough for the questions, and no wider where few of them are found. */
export const questions = style({ minBlockSize: '28rem' });
