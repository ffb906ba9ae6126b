import { Badge } from '@jyoti/ui/badge';
import { SectionHead as KitSectionHead } from '@jyoti/ui/section-head';
import type { ReactNode } from 'react';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface SectionHeadProps {
  /** Id of the heading, for the `aria-labelledby` of its section. */
  id: string;
  title: string;
  intro?: string;
  /** Whether all content of the section is the shipped sample. */
  sample?: boolean;
  action?: ReactNode;
  space?: 'section' | 'none';
}

/** The heading of a section, with the site's badge for sample content. */
export function SectionHead({ id, intro, sample = false, ...rest }: SectionHeadProps) {
  const words = useMessages(showcaseMessages);
  return (
    <KitSectionHead {...rest} headingId={id} badge={sample && <Badge>{words.sample}</Badge>}>
      {intro}
    </KitSectionHead>
  );
}
