import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LordChoice {
  readonly candidates: Readonly<Record<string, number>>;
  readonly chosen_lord: string;
  readonly rule: string;
}

/** Yogini and chara dashas of a reference birth, in years of 365.25 days. */
export interface ReferenceDashas {
  readonly yogini: {
    readonly balance_years_at_birth: number;
    readonly mahadashas: readonly (readonly [
      yogini: string,
      lord: string,
      years: number,
      startJdUt: number,
    ])[];
    readonly antardashas_first_cycle: readonly (readonly [
      mahadasha: string,
      antardasha: string,
      startJdUt: number,
    ])[];
  };
  readonly chara_knrao: {
    readonly direction: 'direct' | 'indirect';
    readonly mahadashas: readonly (readonly [
      sign: string,
      years: number,
      startJdUt: number,
      antardashas: readonly string[],
    ])[];
    readonly scorpio_aquarius: Readonly<Record<'Scorpio' | 'Aquarius', LordChoice>>;
    readonly cycle_years: number;
    readonly years_with_true_node: readonly number[];
  };
}

/** Dashas by birth id, for the births of `births.json`. */
export const DASHAS_OF_BIRTHS: Readonly<Record<string, ReferenceDashas>> = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'births-dashas.json'), 'utf8')) as {
    births: Record<string, ReferenceDashas>;
  }
).births;
