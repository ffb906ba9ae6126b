import { namesHi } from './names.hi.ts';
import type { YogaNaming } from './yogas.types.ts';

export const namingHi: YogaNaming = { yoga: ({ id }) => namesHi[id] };
