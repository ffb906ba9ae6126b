/** Lists of what the sections for astrologers name, without validation, so that a page can show them without the schemas. */

/** The seven planets, which aspects by degree and friendships are between. */
export const sevenPlanets = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const;
export type PlanetName = (typeof sevenPlanets)[number];

export const friendships = ['friend', 'neutral', 'enemy'] as const;
export const compoundFriendships = [
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
] as const;
export type CompoundFriendship = (typeof compoundFriendships)[number];

/** Divisions of the houses that a bhava chart can be made by. */
export const bhavaSystems = ['sripati', 'placidus', 'equal'] as const;
export type BhavaSystem = (typeof bhavaSystems)[number];

export const charaKarakas = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;
export type CharaKarakaName = (typeof charaKarakas)[number];

/** Kinds of yogas, in the order in which a report lists them. */
export const yogaGroups = [
  'mahapurusha',
  'raja',
  'dhana',
  'lunar',
  'solar',
  'neecha_bhanga',
  'vipareeta',
  'parivartana',
  'named',
  'bhava',
  'malika',
  'nabhasa',
  'life',
  'sannyasa',
  'daridra',
  'arishta',
  'gand_mool',
  'modern',
] as const;
export type YogaGroupName = (typeof yogaGroups)[number];
