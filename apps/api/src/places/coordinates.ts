/** What is wrong in the data, or not what almanacs use. */
interface Correction {
  latitude?: number;
  longitude?: number;
  population?: number;
}

/**
 * Where a chart of a city is cast, for cities whose point in the data is not the one that almanacs use. Degrees, by
 * country and division code with the folded name.
 *
 * New Delhi: 28°36′50″ N 77°12′32″ E, the seat of government, as gazetteers and almanacs print it. The data's point
 * (28.6358, 77.2245) lies 2.9 km off in Connaught Place, which moves a lagna by two minutes of arc.
 */
export const cityCorrections: Readonly<Record<string, Correction>> = {
  'IN.07 new delhi': { latitude: 28.6139, longitude: 77.209 },
  // The data gives the town the inhabitants of its district; those of the town by the census of 2011.
  // And this village those of the city of its name in Uttar Pradesh.
  'IN.10 gorakhpur': { population: 0 },
  'IN.21 nowrangapur': { population: 29_005 },
};
