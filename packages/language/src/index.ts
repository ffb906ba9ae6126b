export * from './formats.ts';
export * from './languages.ts';
