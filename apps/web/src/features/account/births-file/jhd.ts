/** What a file of Jagannatha Hora says of a birth. */
export interface JhdBirth {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm:ss` */
  time: string;
  place: { name: string; latitude: number; longitude: number; timezone: string };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A number that Jagannatha Hora writes as whole units with minutes and seconds behind the point: 5.30 is five and a half. */
function sexagesimal(text: string | undefined): { negative: boolean; seconds: number } | null {
  const value = Number(text);
  if (text === undefined || text.trim() === '' || !Number.isFinite(value)) return null;
  // The program stores floating-point numbers: 17.55 may be written 17.549999999.
  const [whole = '0', part = ''] = Math.abs(value).toFixed(4).split('.');
  const minutes = Number(part.slice(0, 2));
  const seconds = Number(part.slice(2, 4));
  if (minutes > 59 || seconds > 59) return null;
  return { negative: value < 0, seconds: Number(whole) * 3600 + minutes * 60 + seconds };
}

const degreesOf = ({ negative, seconds }: { negative: boolean; seconds: number }): number =>
  Number(((negative ? -seconds : seconds) / 3600).toFixed(6));

/**
 * Reads a `.jhd` file: one value a line, of which the first seven are month, day, year, time, zone, longitude and latitude; the
 * thirteenth and fourteenth name the town and the country. Zone and longitude are negative in the east, the reverse of ours.
 * @returns null for a file of another form
 */
export function readJhd(text: string): JhdBirth | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  const [month, day, year] = lines.slice(0, 3).map(Number);
  const [clock, zone, west, north] = lines.slice(3, 7).map(sexagesimal);
  if (!month || !day || !year || !clock || !zone || !west || !north) return null;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const time = [clock.seconds / 3600, (clock.seconds / 60) % 60, clock.seconds % 60];
  const offset = `${two(Math.floor(zone.seconds / 3600))}:${two(Math.floor(zone.seconds / 60) % 60)}`;
  return {
    date,
    time: time.map((part) => two(Math.floor(part))).join(':'),
    place: {
      name: [lines[12], lines[13]].filter(Boolean).join(', '),
      latitude: degreesOf(north),
      longitude: -degreesOf(west),
      timezone: `${zone.negative ? '+' : '-'}${offset}`,
    },
  };
}
