export * from './chart-differences.ts';
export * from './varga-lagna-spans.ts';
