export { Prose, type ProseProps } from './prose.tsx';
export {
  TextSizeSelect,
  textSizes,
  type TextSize,
  type TextSizeSelectProps,
} from './text-size.tsx';
