export {
  TermProvider,
  type Glossary,
  type GlossaryTerm,
  type TermProviderProps,
} from './term-provider.tsx';
export { TermText, type TermTextProps } from './term-text.tsx';
export { TermTip, type TermTipProps } from './term-tip.tsx';
