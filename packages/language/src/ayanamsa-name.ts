/**
 * The name of an ayanamsa; of one of one's own, whose key is its degrees at J2000, those degrees.
 * @param names of `terms/ayanamsas`
 */
export const ayanamsaName = (
  ayanamsa: string,
  names: Readonly<Record<string, string>> & { readonly own: string },
): string => names[ayanamsa] ?? `${names.own} (${ayanamsa}°)`;
