import type { HoroscopeLine } from '@jyoti/contract';
import { ReadingLines, type ReadingLinesProps } from '@jyoti/ui/reading-lines';
import { TermText } from '@jyoti/ui/term-tip';

interface AreaLinesProps extends Omit<ReadingLinesProps, 'items'> {
  lines: readonly HoroscopeLine[];
}

/** The lines of some areas of life, each with the transit that it is based on. */
export function AreaLines({ lines, ...rest }: AreaLinesProps) {
  const items = lines.map(({ text, ...line }) => ({ ...line, text: <TermText>{text}</TermText> }));
  return <ReadingLines {...rest} items={items} />;
}
