/** The fields of a booking that are searched, in this order. */
export const searchedFields = [
  'id',
  'poojaTitle',
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
] as const;

/** Normalises a search: lower case, and a complete mobile number as stored, with ten digits. */
export function searchText(search: string): string {
  const text = search.toLowerCase().replace(/\s+/g, ' ').trim();
  const mobile = /^(?:\+?91|0)?(\d{10})$/.exec(text.replace(/[\s-]/g, ''))?.[1];
  return mobile ?? text;
}
