import { operatorPageSize, type OperatorPage } from '@jyoti/contract';
import type { Identity } from '../http/handlers.ts';
import { contractMessage, fieldError, appError } from '../http/errors/app-error.ts';
import type { Operated, Operator, Page, PageRequest } from '../storage/store.ts';

export const notFound = () => appError(404, 'not_found', 'notFound');

export function conflict(
  field: string,
  key: 'changedMeanwhile' | 'stepNotOpen' | 'ceremonyNotYet',
) {
  return fieldError(409, 'conflict', field, contractMessage(key));
}

export function rowsOf(page: number): PageRequest {
  return { skip: (page - 1) * operatorPageSize, most: operatorPageSize };
}

export function pageOf<Row, Shown>(
  { rows, total }: Page<Row>,
  page: number,
  show: (row: Row) => Shown,
): OperatorPage<Shown> {
  const pages = Math.max(1, Math.ceil(total / operatorPageSize));
  return { rows: rows.map(show), total, page, pages };
}

export function byWhom({ user, tokenHash }: Identity): Operator {
  return { operatorId: user.id, tokenHash };
}

/** @throws AppError 404 if the role was revoked in the meantime, 409 if the record has changed */
export function requireApplied(operated: Operated, field: string): void {
  if (operated === 'refused') throw notFound();
  if (operated === 'changed') throw conflict(field, 'changedMeanwhile');
}

export const isApplied = (operated: Operated) => operated === 'applied';

/** @throws AppError 404 if the role was revoked or the record deleted in the meantime */
export function requireFound(operated: Operated): void {
  if (!isApplied(operated)) throw notFound();
}
