/** Names that IANA replaced and that JavaScript engines still return: the old name, then the current one. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Cache, because looking up a zone takes longer than the rest of the validation of a birth. */
const known = new Map<string, string>();
/** The IANA database has about 600 names, but letter case would allow any number. */
const mostKnown = 1000;

/** Down to -15 hours: Manila was once on the other side of the date line. */
const fixedOffset = /^(?:[+-](?:0\d|1[0-4])|-15):[0-5]\d(:[0-5]\d)?$/;

/**
 * The current name of an IANA zone, whatever its letter case or age (`asia/calcutta` is `Asia/Kolkata`); a
 * fixed offset unchanged; `null` for an unknown zone. Names: IANA tz, `backward`.
 */
export function canonicalTimeZone(text: string): string | null {
  if (fixedOffset.test(text)) return text;
  if (!/^[A-Za-z]/.test(text)) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  try {
    const found = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
    const name = renamed[found] ?? found;
    if (known.size < mostKnown) known.set(text, name);
    return name;
  } catch {
    return null;
  }
}
