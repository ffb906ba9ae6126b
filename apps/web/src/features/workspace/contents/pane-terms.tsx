import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useMemo, type ReactNode } from 'react';

/** Explanations of the terms that the parts of a report use. */
export function PaneTerms({ children }: { children: ReactNode }) {
  const ofReport = useMessages(glossaryMessages);
  const ofAstrologers = useMessages(astrologerGlossaryMessages);
  const glossary = useMemo(() => ({ ...ofReport, ...ofAstrologers }), [ofReport, ofAstrologers]);
  return <TermProvider glossary={glossary}>{children}</TermProvider>;
}
