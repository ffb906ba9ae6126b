import type { SavedChart } from '@jyoti/contract';
import Papa from 'papaparse';

/** Saved charts as a table (CSV, UTF-8 with a mark that spreadsheets need for Hindi), which the import reads again. */
export function chartsTable(charts: readonly SavedChart[]): Blob {
  const rows = charts.map(({ birth, note = '', relation }) => ({
    name: birth.name,
    gender: birth.gender ?? '',
    date: birth.date,
    time: birth.time_unknown ? '' : birth.time,
    place: birth.place.name,
    latitude: birth.place.latitude,
    longitude: birth.place.longitude,
    timezone: birth.place.timezone ?? '',
    relation: relation ?? '',
    note,
  }));
  // A cell that begins like a formula is text.
  const text = Papa.unparse(rows, { escapeFormulae: true });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
