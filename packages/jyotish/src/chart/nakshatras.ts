import { divide } from './angle.ts';
import type { GrahaId } from './bodies.ts';

/** Temperament of a nakshatra: divine, human, demonic. */
export type Gana = 'deva' | 'manushya' | 'rakshasa';

/** The fourteen animals of the yoni koota, in the order of its table. */
export type YoniAnimal =
  | 'horse'
  | 'elephant'
  | 'sheep'
  | 'serpent'
  | 'dog'
  | 'cat'
  | 'rat'
  | 'cow'
  | 'buffalo'
  | 'tiger'
  | 'deer'
  | 'monkey'
  | 'mongoose'
  | 'lion';

/** Sex of a nakshatra's animal. */
export type YoniSex = 'male' | 'female';

/** The three nadis. */
export type Nadi = 'adi' | 'madhya' | 'antya';

/** Part of the body a nakshatra represents in rajju: foot, waist, navel, neck, head. */
export type RajjuPart = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'siro';

/** Rising (aroha) or falling (avaroha) rajju; the head has neither. */
export type RajjuDirection = 'ascending' | 'descending' | null;

/** A quarter of a nakshatra, 1 to 4. */
export type Pada = 1 | 2 | 3 | 4;

/** Fixed attributes of a nakshatra. */
export interface Nakshatra {
  /** 1 (Ashwini) to 27 (Revati) */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
  /** deity that presides over it */
  readonly deity: string;
  /** name syllables of pada 1 to 4 */
  readonly syllables: readonly [string, string, string, string];
  /** the same in Devanagari, which distinguishes ta from ṭa and dha from ḍha */
  readonly syllablesDevanagari: readonly [string, string, string, string];
  /** divine, human or demonic temperament */
  readonly gana: Gana;
  /** what the yoni koota compares */
  readonly yoni: {
    /** one of fourteen */
    readonly animal: YoniAnimal;
    /** male or female of that animal */
    readonly sex: YoniSex;
  };
  /** one of three, which partners must not share */
  readonly nadi: Nadi;
  /** what rajju compares */
  readonly rajju: {
    /** part of the body */
    readonly part: RajjuPart;
    /** rising or falling; null for the head, which is neither */
    readonly direction: RajjuDirection;
  };
  /** numbers of the nakshatras it pierces and is pierced by; two of them for 5, 14 and 23 */
  readonly vedha: readonly number[];
  /** lord in the Vimshottari scheme */
  readonly lord: GrahaId;
}

/**
 * Vimshottari order of the grahas, beginning with the lord of Ashwini; it runs three times through the
 * 27 nakshatras (BPHS ch. 46).
 */
export const VIMSHOTTARI_ORDER = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const satisfies readonly GrahaId[];

type Row = readonly [
  name: string,
  deity: string,
  syllables: string,
  gana: Gana,
  animal: YoniAnimal,
  sex: YoniSex,
  nadi: Nadi,
];

/**
 * Deities: Brihat Samhita ch. 98 (some northern lists exchange those of 11 and 12). Syllables: the
 * Avakahada chakra of the almanacs (Shravana is also read Khi Khu Khe Kho, the fourth of Uttara
 * Bhadrapada Nya). Gana, yoni and nadi: the koota tables (Muhurta Chintamani ch. 6), on which the
 * published tables agree.
 */
const ROWS: readonly Row[] = [
  ['Ashwini', 'Ashwini Kumaras', 'Chu Che Cho La', 'deva', 'horse', 'male', 'adi'],
  ['Bharani', 'Yama', 'Li Lu Le Lo', 'manushya', 'elephant', 'male', 'madhya'],
  ['Krittika', 'Agni', 'A I U E', 'rakshasa', 'sheep', 'female', 'antya'],
  ['Rohini', 'Brahma', 'O Va Vi Vu', 'manushya', 'serpent', 'male', 'antya'],
  ['Mrigashira', 'Soma', 'Ve Vo Ka Ki', 'deva', 'serpent', 'female', 'madhya'],
  ['Ardra', 'Rudra', 'Ku Gha Nga Chha', 'manushya', 'dog', 'female', 'adi'],
  ['Punarvasu', 'Aditi', 'Ke Ko Ha Hi', 'deva', 'cat', 'female', 'adi'],
  ['Pushya', 'Brihaspati', 'Hu He Ho Da', 'deva', 'sheep', 'male', 'madhya'],
  ['Ashlesha', 'Sarpa', 'Di Du De Do', 'rakshasa', 'cat', 'male', 'antya'],
  ['Magha', 'Pitri', 'Ma Mi Mu Me', 'rakshasa', 'rat', 'male', 'antya'],
  ['Purva Phalguni', 'Bhaga', 'Mo Ta Ti Tu', 'manushya', 'rat', 'female', 'madhya'],
  ['Uttara Phalguni', 'Aryaman', 'Te To Pa Pi', 'manushya', 'cow', 'male', 'adi'],
  ['Hasta', 'Savitar', 'Pu Sha Na Tha', 'deva', 'buffalo', 'female', 'adi'],
  ['Chitra', 'Tvashtar', 'Pe Po Ra Ri', 'rakshasa', 'tiger', 'female', 'madhya'],
  ['Swati', 'Vayu', 'Ru Re Ro Ta', 'deva', 'buffalo', 'male', 'antya'],
  ['Vishakha', 'Indra-Agni', 'Ti Tu Te To', 'rakshasa', 'tiger', 'male', 'antya'],
  ['Anuradha', 'Mitra', 'Na Ni Nu Ne', 'deva', 'deer', 'female', 'madhya'],
  ['Jyeshtha', 'Indra', 'No Ya Yi Yu', 'rakshasa', 'deer', 'male', 'adi'],
  ['Mula', 'Nirriti', 'Ye Yo Bha Bhi', 'rakshasa', 'dog', 'male', 'adi'],
  ['Purva Ashadha', 'Apas', 'Bhu Dha Pha Dha', 'manushya', 'monkey', 'male', 'madhya'],
  ['Uttara Ashadha', 'Vishvedevas', 'Bhe Bho Ja Ji', 'manushya', 'mongoose', 'male', 'antya'],
  ['Shravana', 'Vishnu', 'Ju Je Jo Gha', 'deva', 'monkey', 'female', 'antya'],
  ['Dhanishta', 'Vasus', 'Ga Gi Gu Ge', 'rakshasa', 'lion', 'female', 'madhya'],
  ['Shatabhisha', 'Varuna', 'Go Sa Si Su', 'rakshasa', 'horse', 'female', 'adi'],
  ['Purva Bhadrapada', 'Aja Ekapada', 'Se So Da Di', 'manushya', 'lion', 'male', 'adi'],
  ['Uttara Bhadrapada', 'Ahir Budhnya', 'Du Tha Jha Na', 'manushya', 'cow', 'female', 'madhya'],
  ['Revati', 'Pushan', 'De Do Cha Chi', 'deva', 'elephant', 'female', 'antya'],
];

/** The syllables of `ROWS` as the almanacs write them, pada 1 to 4, from Ashwini. */
const SYLLABLES_DEVANAGARI: readonly string[] = [
  'चू चे चो ला',
  'ली लू ले लो',
  'अ ई उ ए',
  'ओ वा वी वू',
  'वे वो का की',
  'कू घ ङ छ',
  'के को हा ही',
  'हू हे हो डा',
  'डी डू डे डो',
  'मा मी मू मे',
  'मो टा टी टू',
  'टे टो पा पी',
  'पू ष ण ठ',
  'पे पो रा री',
  'रू रे रो ता',
  'ती तू ते तो',
  'ना नी नू ने',
  'नो या यी यू',
  'ये यो भा भी',
  'भू धा फा ढा',
  'भे भो जा जी',
  'जू जे जो घा',
  'गा गी गू गे',
  'गो सा सी सू',
  'से सो दा दी',
  'दू थ झ ञ',
  'दे दो चा ची',
];

/** Rajju rises from the foot to the head and descends again in every nine nakshatras. */
const RAJJU_PARTS = ['pada', 'kati', 'nabhi', 'kantha', 'siro'] as const;

function rajjuOf(indexInNine: number): Nakshatra['rajju'] {
  const stepsFromFoot = Math.min(indexInNine, 8 - indexInNine);
  const direction = indexInNine === 4 ? null : indexInNine < 4 ? 'ascending' : 'descending';
  return { part: RAJJU_PARTS[stepsFromFoot] ?? 'siro', direction };
}

/**
 * Nakshatras that pierce each other (vedha), as the almanacs have them. Some programs take every pair
 * whose numbers add up to 19, 28 or 37, which joins stars that no table joins (6 and 13, 1 and 27).
 */
const VEDHA_GROUPS: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

function vedhaOf(number: number): readonly number[] {
  const group = VEDHA_GROUPS.find((numbers) => numbers.includes(number)) ?? [];
  return group.filter((other) => other !== number);
}

/** The 27 nakshatras, Ashwini first. Sources are given at the table above; rajju by its rule. */
export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(
  ([name, deity, syllables, gana, animal, sex, nadi], index) => ({
    number: index + 1,
    name,
    deity,
    syllables: syllables.split(' ') as [string, string, string, string],
    syllablesDevanagari: SYLLABLES_DEVANAGARI[index]!.split(' ') as [
      string,
      string,
      string,
      string,
    ],
    gana,
    yoni: { animal, sex },
    nadi,
    rajju: rajjuOf(index % 9),
    vedha: vedhaOf(index + 1),
    lord: VIMSHOTTARI_ORDER[index % 9] ?? 'ketu',
  }),
);

/**
 * The nakshatra of a sidereal longitude; 13°20′ belongs to Bharani, not to Ashwini.
 * @param longitude sidereal, degrees
 */
export function nakshatraOf(longitude: number): Nakshatra {
  return NAKSHATRAS[divide(longitude, 27).index]!;
}

/**
 * The quarter (pada) of a sidereal longitude in its nakshatra (3°20′ each, half-open).
 * @param longitude sidereal, degrees
 */
export function padaOf(longitude: number): Pada {
  return ((divide(longitude, 108).index % 4) + 1) as Pada;
}

/**
 * How much of its nakshatra a longitude has passed.
 * @param longitude sidereal, degrees
 * @returns 0 to 1 (1 excluded)
 */
export function nakshatraElapsed(longitude: number): number {
  return divide(longitude, 27).elapsed;
}
