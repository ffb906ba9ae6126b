/** Characters that start a formula in a spreadsheet cell (OWASP, CSV Injection). */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A value as a quoted cell that no spreadsheet evaluates. */
function cell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), heading first. */
export function csv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
