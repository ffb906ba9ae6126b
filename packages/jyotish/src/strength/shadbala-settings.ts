import { checkSetting } from '../check-setting.ts';

/** Whose shadbala: B. V. Raman's (Graha and Bhava Balas) or that of BPHS ch. 27. */
export type ShadbalaSchool = 'raman' | 'parashara';

/** The choices in which the schools of shadbala differ. */
export interface ShadbalaSettings {
  /**
   * virupas in a varga of a great friend, friend, neutral, enemy and great enemy: 22.5, 15, 7.5, 3.75, 1.875
   * (`raman`, art. 30) or 20, 15, 10, 4, 2 (`parashara`, 27, 2–4)
   */
  readonly saptavargaja: 'raman' | 'parashara';
  /** who is strong in the second third of a sign: Mercury and Saturn (Raman, art. 36) or Moon and Venus (27, 6) */
  readonly drekkana: 'neuter_middle' | 'female_middle';
  /** planetary hours of sixty minutes from sunrise (Raman, art. 68), or twelfths of day and night */
  readonly hora: 'equal' | 'seasonal';
  /**
   * the Sun and the Moon have no cheshta bala and count their ayana and paksha bala twice instead (Raman, art. 55 and
   * 75), or these are their cheshta bala (27, 18); the total is the same
   */
  readonly luminaries: 'doubled' | 'cheshta';
  /** who wins a planetary war: the lesser longitude (Raman, art. 76), or the one further north (Phaladeepika 4) */
  readonly victor: 'lesser_longitude' | 'north';
  /**
   * what the war moves from one to the other: the difference of sthana, dig and kala bala (as far as hora bala) over that
   * of the diameters of the discs (Raman, art. 77), or the whole difference of their shadbalas (27, 20)
   */
  readonly war: 'discs' | 'whole';
  /** a quarter of every aspect (Raman, art. 120), or those of Mercury and Jupiter in full (27, 19) */
  readonly drik: 'quarter' | 'mercury_jupiter_whole';
  /** when the Moon is benefic: while it waxes, or from the eighth bright to the eighth dark tithi */
  readonly moon: 'waxing' | 'bright';
  /** whether Mercury is malefic in a sign with a malefic (BPHS 3, 11; Raman, art. 117), or benefic in any company */
  readonly mercury: 'company' | 'benefic';
  /**
   * dig bala of a house: ten virupas a house, Cancer with the watery signs (Raman, ch. 9), or a third of the degrees from
   * the angle where its sign is powerless, Cancer with Scorpio (27, 26–29)
   */
  readonly bhavaDig: 'houses' | 'degrees';
  /** rupas that make the Sun strong: 5 (Raman) or 6.5 (27, 32–33); the other six are the same */
  readonly required: 'raman' | 'parashara';
}

/** What each school chooses. */
export const SHADBALA_SCHOOLS: Readonly<Record<ShadbalaSchool, ShadbalaSettings>> = {
  raman: {
    saptavargaja: 'raman',
    drekkana: 'neuter_middle',
    hora: 'equal',
    luminaries: 'doubled',
    victor: 'lesser_longitude',
    war: 'discs',
    drik: 'quarter',
    moon: 'waxing',
    mercury: 'company',
    bhavaDig: 'houses',
    required: 'raman',
  },
  parashara: {
    saptavargaja: 'parashara',
    drekkana: 'female_middle',
    hora: 'seasonal',
    luminaries: 'cheshta',
    victor: 'north',
    war: 'whole',
    drik: 'mercury_jupiter_whole',
    moon: 'waxing',
    mercury: 'company',
    bhavaDig: 'degrees',
    required: 'parashara',
  },
};

/** Values of the settings in which both schools agree and others do not. */
const OF_NEITHER_SCHOOL: Partial<Record<keyof ShadbalaSettings, readonly string[]>> = {
  moon: ['waxing', 'bright'],
  mercury: ['company', 'benefic'],
};

/** A school, and what is to differ from it. */
export interface ShadbalaOptions extends Partial<ShadbalaSettings> {
  /** `raman` when not given */
  readonly school?: ShadbalaSchool;
}

/**
 * The settings of a school with the options put over them.
 * @throws JyotishError `out_of_range` for a school or a value that does not exist; the message names what is allowed
 */
export function shadbalaSettings({
  school = 'raman',
  ...options
}: ShadbalaOptions = {}): ShadbalaSettings {
  checkSetting('school', school, ['raman', 'parashara']);
  const { raman, parashara } = SHADBALA_SCHOOLS;
  const settings: Record<string, string> = { ...SHADBALA_SCHOOLS[school] };
  for (const key of Object.keys(raman) as (keyof ShadbalaSettings)[]) {
    const value = options[key];
    if (value === undefined) continue;
    // Where the two schools differ, their values are all there are.
    checkSetting<string>(key, value, OF_NEITHER_SCHOOL[key] ?? [raman[key], parashara[key]]);
    settings[key] = value;
  }
  return settings as unknown as ShadbalaSettings;
}
