/** Names that IANA replaced and that engines still answer with: the old name, then the one in force. */
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

const fixedOffset = /^[+-](0\d|1[0-4]):[0-5]\d(:[0-5]\d)?$/;

/**
 * The name in force of an IANA zone, whatever its letter case or age (`asia/calcutta` is
 * `Asia/Kolkata`); a fixed offset as it stands; `null` for what is no zone. Names: IANA tz, `backward`.
 */
export function canonicalTimeZone(text: string): string | null {
  if (fixedOffset.test(text)) return text;
  if (!/^[A-Za-z]/.test(text)) return null;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
    return renamed[known] ?? known;
  } catch {
    return null;
  }
}
