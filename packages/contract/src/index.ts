// The public API by subject. The lists in `exports` name what is public; other exports of a module are for this package only.
export * from './exports/client.ts';
export * from './exports/languages.ts';
export * from './exports/choices.ts';
export * from './exports/accounts.ts';
export * from './exports/content.ts';
export * from './exports/places.ts';
export * from './exports/charts.ts';
export * from './exports/almanac.ts';
export * from './exports/readings.ts';
export * from './exports/ceremonies.ts';
export * from './exports/operators.ts';
export * from './exports/urls.ts';
