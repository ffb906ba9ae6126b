export { ReadingLines, type ReadingLine, type ReadingLinesProps } from './reading-lines.tsx';
