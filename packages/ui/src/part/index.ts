export { Part, PartHeading, type PartHeadingProps, type PartProps } from './part.tsx';
