/**
 * Where a chart of a city is cast, for cities whose point in the data is not the one that almanacs use. Degrees, by
 * country and division code with the folded name.
 *
 * New Delhi: 28°36′50″ N 77°12′32″ E, the seat of government, as gazetteers and almanacs print it. The data's point
 * (28.6358, 77.2245) lies 2.9 km off in Connaught Place, which moves a lagna by two minutes of arc.
 */
export const cityCoordinates: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  'IN.07 new delhi': { latitude: 28.6139, longitude: 77.209 },
};
