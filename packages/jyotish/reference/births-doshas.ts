import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface KalaSarpa {
  readonly by_longitude: boolean;
  readonly planets_between_rahu_and_ketu: number;
  readonly by_sign_inclusive: boolean;
  readonly rahu_house_from_lagna: number;
}

type ByReference<T> = Readonly<Record<'lagna' | 'moon' | 'venus', T>>;

/** The facts behind the doshas of a reference birth: no scores, no cancellations. */
export interface ReferenceDoshas {
  readonly mars_house_from: ByReference<number>;
  readonly manglik_1_2_4_7_8_12: ByReference<boolean>;
  readonly kala_sarpa: Readonly<Record<'mean' | 'true', KalaSarpa>>;
  readonly same_sign_facts_mean_node: {
    readonly 'sun_rahu_or_ketu (surya grahan)': boolean;
    readonly 'mars_rahu (angarak)': boolean;
    readonly mars_saturn: boolean;
  };
  readonly pitru_facts: Readonly<
    Record<'sun_house' | 'moon_house' | 'rahu_house' | 'ketu_house' | 'saturn_house', number>
  >;
}

/** Doshas by birth id, for the births of `births.json`. */
export const DOSHAS_OF_BIRTHS: Readonly<Record<string, ReferenceDoshas>> = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'births-doshas.json'), 'utf8')) as {
    births: Record<string, ReferenceDoshas>;
  }
).births;
