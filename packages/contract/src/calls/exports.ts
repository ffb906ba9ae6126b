// The table of calls and its types: what a server, a description and tests are made of.
export * from './index.ts';
export type * from './types.ts';
