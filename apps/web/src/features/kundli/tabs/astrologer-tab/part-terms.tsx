import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** Explanations of the terms that the parts for astrologers use. */
export function PartTerms({ children }: { children: ReactNode }) {
  const ofReport = useMessages(glossaryMessages);
  const ofTab = useMessages(astrologerGlossaryMessages);
  const glossary = useMemo(() => ({ ...ofReport, ...ofTab }), [ofReport, ofTab]);
  return <TermProvider glossary={glossary}>{children}</TermProvider>;
}
