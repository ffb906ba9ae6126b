import { genders, kundliBirthSchema, relations, type SaveChart } from '@jyoti/contract';
import Papa from 'papaparse';
import { validate } from '../../../platform/forms/validate.ts';
import { readJhd } from './jhd.ts';

/** A birth of a file that can be saved, with its place in the file. */
export interface ReadBirth extends Pick<SaveChart, 'name' | 'birth'> {
  /** Line of a table or place in a list, from 1. */
  line: number;
  note?: string;
  relation?: (typeof relations)[number];
}

/** A line that cannot be read, with the reason in the language of the page. */
export interface RefusedLine {
  line: number;
  reason: string;
}

export interface BirthsFile {
  births: ReadBirth[];
  refused: RefusedLine[];
}

/** Columns by the names that people and programs give them, in lower case without spaces and signs. */
const columns: Readonly<Record<string, string>> = {
  name: 'name',
  fullname: 'name',
  gender: 'gender',
  sex: 'gender',
  date: 'date',
  dateofbirth: 'date',
  birthdate: 'date',
  dob: 'date',
  time: 'time',
  timeofbirth: 'time',
  birthtime: 'time',
  tob: 'time',
  place: 'place',
  placeofbirth: 'place',
  birthplace: 'place',
  city: 'place',
  latitude: 'latitude',
  lat: 'latitude',
  longitude: 'longitude',
  lng: 'longitude',
  lon: 'longitude',
  timezone: 'timezone',
  tz: 'timezone',
  note: 'note',
  notes: 'note',
  relation: 'relation',
};

/** 14/05/1990, 14-5-1990 and 14.5.1990 as `YYYY-MM-DD`: the order of India. Other text is left for the check. */
function isoDate(text: string): string {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** 6:30, 06:30:00, 6:30 pm as `HH:mm:ss`. Other text is left for the check. */
function clockTime(text: string): string {
  const match =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])\.?m\.?$|^(\d{1,2}):(\d{2})(?::(\d{2}))?$/i.exec(text);
  if (!match) return text;
  const [, hour12, minute12, second12, half, hour24, minute24, second24] = match;
  const hour = half
    ? (Number(hour12) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hour24);
  return [String(hour).padStart(2, '0'), minute12 ?? minute24, second12 ?? second24 ?? '00'].join(
    ':',
  );
}

type Row = Readonly<Record<string, string | undefined>>;

/** Checks a birth as the server does. */
function checked(
  line: number,
  { name, note, relation, ...birth }: Record<string, unknown>,
  file: BirthsFile,
): void {
  const result = validate(kundliBirthSchema, { name, ...birth });
  if (!result.ok) {
    file.refused.push({ line, reason: Object.values(result.fields).join('; ') });
    return;
  }
  const known = relations.find((one) => one === relation);
  file.births.push({
    line,
    name: result.value.name,
    birth: result.value,
    ...(typeof note === 'string' && note !== '' && { note: note.slice(0, 300) }),
    ...(known && { relation: known }),
  });
}

function birthOfRow(row: Row): Record<string, unknown> {
  const { name, date = '', time = '', place, latitude, longitude, timezone, note, relation } = row;
  const gender = genders.find((one) => one[0] === row.gender?.trim().toLowerCase()[0]) ?? null;
  const isTimeUnknown = time === '' || time === '?';
  return {
    name,
    gender,
    date: isoDate(date),
    ...(isTimeUnknown ? { time_unknown: true } : { time: clockTime(time) }),
    place: {
      name: place,
      latitude: latitude ? Number(latitude) : undefined,
      longitude: longitude ? Number(longitude) : undefined,
      timezone: timezone || undefined,
    },
    note,
    relation: relation?.trim().toLowerCase(),
  };
}

function readTable(text: string): BirthsFile {
  const file: BirthsFile = { births: [], refused: [] };
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    transformHeader: (header) => columns[header.toLowerCase().replace(/[^a-z]/g, '')] ?? header,
    // Spreadsheets mark a text that begins like a formula: '+05:30.
    transform: (value) => value.trim().replace(/^'(?=[=+\-@])/, ''),
  });
  // The first line has the names of the columns.
  data.forEach((row, index) => {
    if (Object.values(row).every((value) => value === '')) return;
    checked(index + 2, birthOfRow(row), file);
  });
  return file;
}

/** The births of an export of an account, or a list of them. */
function readJson(text: string): BirthsFile | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const holder = value as { charts?: unknown; data?: { charts?: unknown } } | null;
  const list = Array.isArray(value) ? value : (holder?.charts ?? holder?.data?.charts);
  if (!Array.isArray(list)) return null;
  const file: BirthsFile = { births: [], refused: [] };
  list.forEach((entry: unknown, index) => {
    const { birth, note, relation } = (entry ?? {}) as Record<string, unknown>;
    const own = typeof birth === 'object' && birth !== null ? birth : entry;
    checked(index + 1, { ...(own as object), note, relation }, file);
  });
  return file;
}

/**
 * Reads the births of a file: a table with names of columns (CSV), a list or an account export (JSON), or a file of Jagannatha
 * Hora, whose name is that of the person.
 * @returns null if it is none of them
 */
export function readBirthsFile(fileName: string, text: string): BirthsFile | null {
  const [, baseName = fileName, extension = ''] = /^(.*)\.([^.]*)$/.exec(fileName) ?? [];
  switch (extension.toLowerCase()) {
    case 'jhd': {
      const birth = readJhd(text);
      if (birth === null) return null;
      const file: BirthsFile = { births: [], refused: [] };
      checked(1, { name: baseName.replace(/[_\d]+/g, ' ').trim(), ...birth }, file);
      return file;
    }
    case 'json':
      return readJson(text);
    default: {
      const file = readTable(text);
      return file.births.length + file.refused.length > 0 ? file : null;
    }
  }
}
