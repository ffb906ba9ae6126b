export * from './ayanamsa-name.ts';
export * from './formats.ts';
export * from './languages.ts';
