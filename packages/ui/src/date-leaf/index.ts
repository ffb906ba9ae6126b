export { DateLeaf, DateLine, type DateLeafProps, type DateLineProps } from './date-leaf.tsx';
