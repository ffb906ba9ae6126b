/** The parts of a kundli as blocks, in the order of the tabs of the report. */
export const kundliParts = [
  'basic-details',
  'planet-details',
  'divisional-chart',
  'ashtakvarga',
  'binnashtakvarga',
  'western-planet',
  'personal-characteristics',
  'ascendant-report',
  'planet-report',
  'mangal-dosh',
  'kaal-sarp-dosh',
  'manglik-dosh',
  'pitra-dosh',
  'papasamaya',
  // Below each of the doshas.
  'sade-sati-summary',
] as const;
export type KundliPartKey = (typeof kundliParts)[number];
