import type { DocumentMatch, MatchingDocument } from '@jyoti/contract';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { Heading, Stack } from '@jyoti/ui/layout';
import type { Ref } from 'react';
import { paperOnly } from '../../documents/print/print.css.ts';
import { BothCharts, PartPanel } from './report-parts.tsx';

interface MatchOnPaperProps extends Pick<MatchingDocument, 'charts'> {
  match: DocumentMatch;
  /** Keys of the parts to print. */
  parts: ReadonlySet<string>;
  ref: Ref<HTMLDivElement>;
}

/** Parts of a match with their names, for print only. */
export function MatchOnPaper({ ref, match, parts, charts }: MatchOnPaperProps) {
  return (
    <RenderAtOnce value={true}>
      <div ref={ref} className={paperOnly}>
        <Stack gap="x7">
          {[...parts]
            .flatMap((key) => match.parts.find((part) => part.key === key) ?? [])
            .map((part) =>
              part.key === 'charts' ? (
                <BothCharts key={part.key} charts={charts} part={part} />
              ) : (
                <section key={part.key}>
                  <Stack gap="x5">
                    <Heading level={2} size="h2">
                      {part.title}
                    </Heading>
                    <PartPanel blocks={part.blocks} />
                  </Stack>
                </section>
              ),
            )}
        </Stack>
      </div>
    </RenderAtOnce>
  );
}
