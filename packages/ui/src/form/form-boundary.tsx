import type { ReactNode } from 'react';
import { FormContext, noForm } from './form-context.ts';
import { ReportContext } from './errors/report-context.ts';

/**
 * Detaches fields from the enclosing Form: a portal (a dialog) is inside the form in the React tree, but outside of it
 * in the DOM.
 */
export function FormBoundary({
  children,
}: {
  /** The fields that the form does not contain. */
  children: ReactNode;
}) {
  return (
    <FormContext value={noForm}>
      <ReportContext value={null}>{children}</ReportContext>
    </FormContext>
  );
}
