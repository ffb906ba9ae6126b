import { astrologerGlossaryHi, glossaryHi } from '@jyoti/reports';

export const hi = { ...glossaryHi, ...astrologerGlossaryHi };
