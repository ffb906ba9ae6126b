/** Options of a year of festivals, in a file without validation, so that a page that only shows them does not load the schemas. */

/** The vrats that are listed by themselves. */
export const vratLists = [
  'ekadashi',
  'pradosh',
  'sankashti',
  'vinayaka',
  'purnima',
  'amavasya',
  'sankranti',
] as const;
export type VratListName = (typeof vratLists)[number];

/** What of a year is listed: `all`, the yearly `festivals`, one kind of vrat, or `eclipses`. */
export const almanacLists = ['festivals', ...vratLists, 'eclipses', 'all'] as const;
export type AlmanacList = (typeof almanacLists)[number];

/** Regions that a calendar of festivals can be for. */
export const almanacRegions = [
  'north',
  'punjab',
  'rajasthan',
  'bihar',
  'bengal',
  'odisha',
  'assam',
  'gujarat',
  'maharashtra',
  'karnataka',
  'andhra',
  'tamil',
  'kerala',
] as const;
export type AlmanacRegion = (typeof almanacRegions)[number];
