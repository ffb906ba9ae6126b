import { createContext, use } from 'react';

export interface AccordionSettings {
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Whether open parts are landmarks. */
  hasRegions: boolean;
  isOpen: (value: string) => boolean;
  show: (value: string) => void;
}

export const AccordionContext = createContext<AccordionSettings | undefined>(undefined);

/** Settings of the surrounding Accordion. */
export function useAccordion(): AccordionSettings {
  const settings = use(AccordionContext);
  if (!settings) throw new Error('AccordionItem must be inside Accordion');
  return settings;
}
