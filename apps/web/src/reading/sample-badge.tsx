import { Badge } from '@jyoti/ui/badge';
import { isAllSample } from '../showcase/sample-of.ts';
import { useReadingWords } from './words.ts';

/** Says that a list is the sample that ships with the product, where it is. */
export function SampleBadge({ of: items }: { of: Parameters<typeof isAllSample>[0] }) {
  const { sample } = useReadingWords();
  if (!isAllSample(items)) return null;
  return (
    <div>
      <Badge tone="info">{sample}</Badge>
    </div>
  );
}
