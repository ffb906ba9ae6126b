import { writtenNumber } from '../shared/format/written-number.ts';

/** Common names of the file types. */
const typeNames: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'image/avif': 'AVIF',
};

/** MIME types as a sentence reads them: "JPG, PNG or WebP". An unknown type is named by its subtype in capitals. */
export function namesOfTypes(types: readonly string[], locale: string): string {
  const names = types.map((type) => typeNames[type] ?? type.replace(/^image\//, '').toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Bytes as megabytes (of 1024 × 1024 bytes) with at most one decimal. */
export function megabytes(bytes: number): string {
  return writtenNumber(Math.round((bytes / BYTES_PER_MEGABYTE) * 10) / 10);
}
