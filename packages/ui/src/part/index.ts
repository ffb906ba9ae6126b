export {
  Part,
  PartCard,
  PartHeading,
  type PartCardProps,
  type PartHeadingProps,
  type PartProps,
} from './part.tsx';
