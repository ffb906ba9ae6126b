/** A correction of the data, or its replacement by the value that almanacs use. */
interface Correction {
  latitude?: number;
  longitude?: number;
  population?: number;
}

/**
 * Coordinates for charts, for cities whose point in the data differs from that of almanacs. Degrees, by
 * country and division code with the folded name.
 *
 * New Delhi: 28°36′50″ N 77°12′32″ E, the seat of government, as gazetteers and almanacs print it. The data's
 * point (28.6358, 77.2245) is 2.9 km away in Connaught Place, which moves a lagna by two minutes of arc.
 */
export const cityCorrections: Readonly<Record<string, Correction>> = {
  'IN.07 new delhi': { latitude: 28.6139, longitude: 77.209 },
  // The data has the district's population for the town; this is the town's by the census of 2011. The
  // village has that of the city of the same name in Uttar Pradesh.
  'IN.10 gorakhpur': { population: 0 },
  'IN.21 nowrangapur': { population: 29_005 },
};
