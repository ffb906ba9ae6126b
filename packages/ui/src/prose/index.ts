export { Prose, type ProseProps } from './prose.tsx';
export {
  ProseSections,
  type ProseBlock,
  type ProseSection,
  type ProseSectionsProps,
} from './prose-sections.tsx';
export {
  TextSizeSelect,
  textSizes,
  type TextSize,
  type TextSizeSelectProps,
} from './text-size.tsx';
