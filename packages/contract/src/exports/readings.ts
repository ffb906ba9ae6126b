// Horoscopes, numerology and gemstones.
export {
  forecastAreas,
  horoscopeResponseSchema,
  horoscopeOutlooks,
  horoscopeQuerySchema,
  type Horoscope,
  type HoroscopeBecause,
  type HoroscopeInput,
  type HoroscopeLineData,
  type HoroscopeOutlook,
  type HoroscopeQuery,
  type MonthTransit,
  type TransitNow,
  type TransitRow,
} from '../horoscope.ts';
export {
  numerologyResponseSchema,
  numerologyCategories,
  numerologyRequestSchema,
  type Numerology,
  type NumerologyCategory,
  type NumerologyInput,
  type NumerologyNumber,
  type NumerologyRequest,
} from '../numerology.ts';
export {
  gemstonesResponseSchema,
  gemstonesRequestSchema,
  type GemRow,
  type Gemstones,
  type GemstonesInput,
  type GemstonesRequest,
  type Stone,
} from '../gemstones.ts';
export { birthFromGemstoneForm, gemstoneFormSchema, type GemstoneForm } from '../gemstone-form.ts';
export type { NamedGem } from '../gem-verdict.ts';
