import type { PdfLetterhead } from '@jyoti/pdf';
import { useState } from 'react';
import { storedForVisitor, storeForVisitor } from '../../../platform/session/visitor-data.ts';

/** The head of a visitor's PDFs. */
export interface Letterhead {
  name: string;
  address: string;
  /** Phone or website. */
  contact: string;
  /** Below a line to sign on. */
  signature: string;
  /** Data URL of a JPEG; empty without a logo. */
  logo: string;
}

/** Parts of a report in an order, under a name. */
export interface ReportTemplate {
  name: string;
  parts: readonly string[];
}

interface Templates {
  all: readonly ReportTemplate[];
  /** Name of the one chosen last. */
  last: string | null;
}

const JPEG = 'data:image/jpeg;base64,';

/** A field of a stored value, if it is a text. */
function textIn(value: unknown, key: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : '';
  return typeof text === 'string' ? text : '';
}

function letterheadIn(value: unknown): Letterhead | null {
  const logo = textIn(value, 'logo');
  const letterhead = {
    name: textIn(value, 'name'),
    address: textIn(value, 'address'),
    contact: textIn(value, 'contact'),
    signature: textIn(value, 'signature'),
    logo: logo.startsWith(JPEG) ? logo : '',
  };
  return letterhead.name === '' ? null : letterhead;
}

const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function templatesIn(value: unknown): Templates {
  const all: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'all') : [];
  return {
    all: itemsIn(all).flatMap((item) => {
      const name = textIn(item, 'name');
      const parts = name === '' ? [] : itemsIn(Reflect.get(item as object, 'parts'));
      const keys = parts.filter((key) => typeof key === 'string');
      return keys.length === 0 ? [] : [{ name, parts: keys }];
    }),
    last: textIn(value, 'last') || null,
  };
}

/** A value that is kept in this browser until the visitor logs out. */
function useVisitorValue<Value>(name: string, read: (stored: unknown) => Value) {
  const [value, setValue] = useState(() => read(storedForVisitor(name)));
  const change = (next: Value) => {
    storeForVisitor(name, next);
    setValue(next);
  };
  return [value, change] as const;
}

export const useLetterhead = () => useVisitorValue('letterhead', letterheadIn);
export const useTemplates = () => useVisitorValue('report-templates', templatesIn);

/** The parts with those of the order first. */
export const inOrder = (
  parts: ReadonlySet<string>,
  order: readonly string[],
): ReadonlySet<string> => new Set([...order.filter((key) => parts.has(key)), ...parts]);

export function pdfLetterhead(letterhead: Letterhead): PdfLetterhead {
  const { name, address, contact, signature, logo } = letterhead;
  return {
    name,
    lines: [address, contact].filter(Boolean),
    ...(signature && { signature }),
    ...(logo && {
      logo: Uint8Array.from(atob(logo.slice(JPEG.length)), (byte) => byte.codePointAt(0) ?? 0),
    }),
  };
}
