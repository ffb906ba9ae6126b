export * from './vimshottari.ts';
