import { Badge } from '@jyoti/ui/badge';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Marks a section whose whole content is the shipped sample. */
export function SampleBadge() {
  return <Badge>{useMessages(showcaseMessages).sample}</Badge>;
}
