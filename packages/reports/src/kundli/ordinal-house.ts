import type { ReportWords } from '../report-words.ts';

/** A house, 1 to 12, as an ordinal: "the fifth house", in Hindi in the oblique case: "पाँचवें भाव में". */
export const ordinalHouse = (
  house: number,
  { ordinalHouses }: ReportWords<object>['common'],
): string => ordinalHouses[house as unknown as keyof typeof ordinalHouses];
