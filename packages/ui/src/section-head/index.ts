export { SectionHead, type SectionHeadProps } from './section-head.tsx';
