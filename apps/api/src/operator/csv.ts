/** What a spreadsheet takes for a formula at the beginning of a cell (OWASP, CSV Injection). */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A value as one quoted cell that no spreadsheet calculates. */
function cell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), the heading first. */
export function csv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
