// The table of calls and its types: what a server, a description and tests are made of.
export * from '../calls/index.ts';
export type * from '../calls/types.ts';
