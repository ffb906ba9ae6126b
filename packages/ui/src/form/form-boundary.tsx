import type { ReactNode } from 'react';
import { FormContext, noForm } from './form-context.ts';
import { ReportContext } from './errors/report-context.ts';

/**
 * Fields inside belong to no Form around it: a portal (a dialog) is inside the form for React, and outside of it in the
 * document.
 */
export function FormBoundary({ children }: { children: ReactNode }) {
  return (
    <FormContext value={noForm}>
      <ReportContext value={null}>{children}</ReportContext>
    </FormContext>
  );
}
