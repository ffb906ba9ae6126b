export {
  Section,
  SectionHeader,
  type SectionHeaderProps,
  type SectionProps,
  Part,
  PartCard,
  PartHeading,
  SectionHead,
} from './section.tsx';
