import type { ConsultationRecord } from '../../storage/records.ts';

/** A request as its author sees it. */
export function publicConsultation({
  userId: _userId,
  language: _language,
  settledAt: _settledAt,
  ...consultation
}: ConsultationRecord) {
  return consultation;
}
