import { createContext, use, type ReactNode } from 'react';

/** One astrological term and its definition. */
export interface GlossaryTerm {
  /** As the page writes it: "Lagna". */
  name: string;
  /** In Hindi, where the page is not: "लग्न". */
  hindi?: string;
  /** One or two sentences, in the language of the page. */
  text: ReactNode;
}

/** Terms by the word or id that `<TermTip term="…">` uses. */
export type Glossary = Readonly<Record<string, GlossaryTerm>>;

const GlossaryContext = createContext<Glossary>({});

export interface TermProviderProps {
  /** The product's own texts, in the language of the page. The kit has none. */
  glossary: Glossary;
  /** The part of the product that uses the glossary. */
  children: ReactNode;
}

/** Provides the definitions for every TermTip inside it. */
export function TermProvider({ glossary, children }: TermProviderProps) {
  return <GlossaryContext value={glossary}>{children}</GlossaryContext>;
}

/** The definition of a term in the current glossary. */
export function useTerm(term: string): GlossaryTerm | undefined {
  const glossary = use(GlossaryContext);
  return Object.hasOwn(glossary, term) ? glossary[term] : undefined;
}
