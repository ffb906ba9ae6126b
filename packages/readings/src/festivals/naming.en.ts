import type { FestivalNaming } from './festivals.types.ts';

export const festivalNamingEn: FestivalNaming = {
  festival: ({ name }) => name,
  variant: (variant) => variant,
};
