import { createContext } from 'react';

/** One line of the summary. */
export interface ReportEntry {
  name: string;
  message: string;
  /** Id of the control it leads to; undefined when the form has no field of that name. */
  controlId: string | undefined;
  /** Whether the field's error was corrected. */
  corrected: boolean;
}

export interface Report {
  message: string | undefined;
  entries: readonly ReportEntry[];
}

/** Errors of the last submit; null without errors. */
export const ReportContext = createContext<Report | null>(null);
