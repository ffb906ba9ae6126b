export * from './mudda.ts';
export * from './panchavargiya.ts';
export * from './sahams.ts';
export * from './solar-return.ts';
export * from './tajika-aspect.ts';
export * from './tajika-yogas.ts';
export * from './varshaphal.ts';
export * from './year-lord.ts';
