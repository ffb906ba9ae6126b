import type { FestivalNaming } from './festivals.types.ts';
import { ekadashiNamesHi, festivalNamesHi, variantNamesHi } from './names.hi.ts';

export const festivalNamingHi: FestivalNaming = {
  festival: ({ id, name, fast }) =>
    fast === null
      ? (festivalNamesHi[id] ?? name)
      : `${ekadashiNamesHi[fast.name] ?? fast.name} ${festivalNamesHi['ekadashi']}`,
  variant: (variant) => variantNamesHi[variant] ?? variant,
};
