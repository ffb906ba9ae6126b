/** Lists of options, in a file without validation, so that a page that only shows them does not load the schemas. */

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const ayanamsas = [
  'lahiri',
  'raman',
  'krishnamurti',
  'true_chitra',
  'true_pushya',
  'yukteshwar',
  'fagan_bradley',
] as const;
export type AyanamsaName = (typeof ayanamsas)[number];

/** The degrees of an ayanamsa of one's own at J2000, as text: from -30 to 60. */
export type OwnAyanamsa = `${number}`;
export const ownAyanamsaPattern = /^(?:-(?:[12]?\d(?:\.\d{1,6})?|30)|[1-5]?\d(?:\.\d{1,6})?|60)$/;
export const isOwnAyanamsa = (text: string): text is OwnAyanamsa => ownAyanamsaPattern.test(text);

/**
 * Which sunrise begins the vedic day, the default first: the Sun's upper edge on the horizon with refraction, as newspapers and
 * most almanacs print it, or its centre without refraction.
 */
export const sunrises = ['edge', 'centre'] as const;
export type SunriseChoice = (typeof sunrises)[number];
export const defaultSunrise: SunriseChoice = sunrises[0];

export const yearLengths = [365.25, 365.2425, 365.256364, 360] as const;

/** The nine grahas, in the order in which charts list them after the Ascendant. */
export const grahas = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Graha = (typeof grahas)[number];

/** The bodies under the keys `"0"` to `"9"` of a chart. */
export const chartBodies = ['Ascendant', ...grahas] as const;
export type ChartBody = (typeof chartBodies)[number];
export type BodyKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export const bodyKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const zodiacSigns = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type SignName = (typeof zodiacSigns)[number];

export const horoscopeSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type HoroscopeSign = (typeof horoscopeSigns)[number];

export const horoscopePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type HoroscopePeriod = (typeof horoscopePeriods)[number];

export const numberSystems = ['pythagorean', 'chaldean'] as const;

/** Occasions for which a good day is searched, in the order of the list. */
export const muhurtaPurposes = [
  'marriage',
  'griha_pravesh',
  'vehicle',
  'property',
  'shop',
  'namakarana',
  'mundan',
  'upanayana',
  'journey',
] as const;
export type MuhurtaPurpose = (typeof muhurtaPurposes)[number];

/** The direction of a journey. */
export const muhurtaDirections = ['east', 'south', 'west', 'north'] as const;
export type MuhurtaDirection = (typeof muhurtaDirections)[number];

/** How good a day or a time is, the best first. */
export const muhurtaQualities = ['excellent', 'good', 'fair'] as const;

/** Who accepts a day or a time: all rules, or many printed almanacs though stricter rules are against it. */
export const muhurtaGrades = ['all', 'many'] as const;

export const gemRoles = ['life', 'lucky', 'fortune'] as const;

/** Status of a consultation request: `withdrawn` is set by the visitor, the others by the team. */
export const consultationStatuses = ['open', 'answered', 'closed', 'withdrawn'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];

/** Status of a message or a request. */
export const inquiryStatuses = ['open', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Subject of an entry of the audit trail. */
export const auditKinds = [
  'booking',
  'message',
  'request',
  'newsletter',
  'content',
  'operator',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Reasons for deleting an account, in list order; the page has their labels. */
export const deletionReasons = [
  'privacy_concerns',
  'not_useful',
  'created_new_account',
  'too_many_emails',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Kinds of consultation: an appointment by telephone, or a chat. */
export const consultationKinds = ['consultation', 'chat'] as const;
export type ConsultationKind = (typeof consultationKinds)[number];

/** The sixteen divisional charts, in the order of the report. */
export const vargas = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type Varga = (typeof vargas)[number];

/** The eight bodies of ashtakavarga, each of which gives bindus to the others, in the order of its tables. */
export const ashtakvargaBodies = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Ascendant',
] as const;
export type AshtakvargaBody = (typeof ashtakvargaBodies)[number];

/** The bodies of the tropical chart, in the specification's order. */
export const westernBodies = [
  'ascendant',
  'sun',
  'mercury',
  'venus',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'sirius',
  'north_node',
  'south_node',
] as const;
export type WesternBodyName = (typeof westernBodies)[number];

/** The grahas whose nakshatra can begin Vimshottari in place of the Moon's. */
export const grahasButMoon = [
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

/**
 * What Vimshottari can be counted from: the Moon as usual, the ascendant, the fourth, fifth or eighth nakshatra from the Moon's, or
 * another graha.
 */
export const vimshottariStarts = [
  'moon',
  'ascendant',
  'kshema',
  'utpanna',
  'adhana',
  ...grahasButMoon,
] as const;
export type VimshottariStart = (typeof vimshottariStarts)[number];

/** Names of the five levels, outermost first. */
export const dashaLevels = [
  'mahadasha',
  'antardasha',
  'paryantardasha',
  'Shookshamadasha',
  'Pranadasha',
] as const;
export type DashaLevel = (typeof dashaLevels)[number];

/** The reference points of houses for mangal dosha and papasamaya. */
export const doshaReferences = ['lagna', 'moon', 'venus'] as const;

/** The numbers of the Krishnamurti Paddhati: one for each of its subs. */
export const horaryNumbers = { first: 1, last: 249 } as const;
