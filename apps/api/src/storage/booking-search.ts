/** The fields of a booking that a search looks in, in this order. */
export const searchedFields = [
  'id',
  'poojaTitle',
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
] as const;

/** A search as it is compared: in lower case, and a whole mobile number as it is stored, ten digits. */
export function searchText(search: string): string {
  const text = search.toLowerCase().replace(/\s+/g, ' ').trim();
  const mobile = /^(?:\+?91|0)?(\d{10})$/.exec(text.replace(/[\s-]/g, ''))?.[1];
  return mobile ?? text;
}
