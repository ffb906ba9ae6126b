import {
  kundliDocumentRequestSchema,
  kundliFactsRequestSchema,
  kundliParts,
  kundliRequestSchema,
  validate,
  type Birth,
  type Kundli,
  type KundliDocument,
  type KundliDocumentInput,
  type KundliFactsInput,
  type Language,
} from '@jyoti/contract';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import type { ReportData } from '../src/features/kundli/document-of.ts';
import { birth, now } from './kundli-fixture.ts';

const service = new KundliService(
  () => 'Asia/Kolkata',
  () => new Date(now),
);

const known = new Map<Birth, Kundli>();

/** All sections of a birth, that of the fixture unless given, computed by the service at the fixture's `now`. */
export function wholeKundli(born: Birth = birth): Kundli {
  const checked = validate(kundliRequestSchema, { birth: born }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const kundli = known.get(born) ?? service.kundli(checked.value, 'en');
  known.set(born, kundli);
  return kundli;
}

/** The requested parts of a document, as the service writes them. */
export function wholeDocument(
  body: KundliDocumentInput,
  language: Language = 'en',
): KundliDocument {
  const checked = validate(kundliDocumentRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.document(checked.value, language);
}

/** What the document of the fixture's birth has beside its opening and parts, with overrides. */
export const kundliFixture = (change: Partial<KundliDocument> = {}): KundliDocument => ({
  ...wholeDocument({ birth, parts: [] }),
  ...change,
});

/** The document of the fixture's birth with all parts. */
export const wholeReport = (): ReportData =>
  wholeDocument({ birth, opening: true, parts: [...kundliParts] }) as ReportData;

/** What the engine has of the fixture's birth. */
export function wholeFact<Found>(
  fact: KundliFactsInput['facts'][number],
  more: Partial<KundliFactsInput> = {},
): Found {
  const checked = validate(kundliFactsRequestSchema, { birth, facts: [fact], ...more }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.facts(checked.value, 'en').facts[fact] as Found;
}
