import { TermProvider } from '@jyoti/ui/term-tip';
import { useMemo, type ReactNode } from 'react';
import { useAstrologerGlossary } from '../../../kundli-parts/astrologer-tab/glossary.ts';
import { useGlossary } from '../../../kundli-parts/terms.ts';

/** Explanations of the terms that the parts of a report use. */
export function PaneTerms({ children }: { children: ReactNode }) {
  const ofReport = useGlossary();
  const ofAstrologers = useAstrologerGlossary();
  const glossary = useMemo(() => ({ ...ofReport, ...ofAstrologers }), [ofReport, ofAstrologers]);
  return <TermProvider glossary={glossary}>{children}</TermProvider>;
}
