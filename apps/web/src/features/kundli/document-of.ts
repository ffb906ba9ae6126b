import {
  requestFromSearch,
  type KundliDocument,
  type KundliDocumentInput,
  type KundliPartKey,
} from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/report-view';
import { api } from '../../platform/session/api.ts';

/** Parts with their blocks, which the contract does not describe. `until`: when another period runs, ISO 8601. */
export type KundliParts = Partial<Record<KundliPartKey, ReportPart & { until?: string }>>;

/** A document with the requested parts. */
export type ReportData = Omit<KundliDocument, 'parts'> & { parts: KundliParts };

/**
 * Parts of the report in the URL.
 * @param report the part of the URL that decides the report
 * @throws ApiFailure
 */
export const documentOf = (
  report: URLSearchParams,
  requested: Omit<KundliDocumentInput, 'birth'>,
  call?: { signal: AbortSignal },
): Promise<ReportData> =>
  api(
    'POST /api/reports/kundli',
    { body: { ...requestFromSearch(report), ...requested } },
    call,
  ) as Promise<ReportData>;
