import type { YogaNaming } from './yogas.types.ts';

/** English has the names of the engine. */
export const namingEn: YogaNaming = { yoga: ({ name }) => name };
