export { Section, SectionHeader, type SectionHeaderProps, type SectionProps } from './section.tsx';
export { Part, PartCard, PartHeading, SectionHead } from './deprecated.tsx';
