export * from './exports/client.ts';
export * from './exports/schemas.ts';
export * from './exports/urls.ts';
