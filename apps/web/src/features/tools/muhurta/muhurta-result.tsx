import { atSunrise, searchFromPanchang, type MuhurtaDocument } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { PageHeader } from '@jyoti/ui/page-header';
import { Section } from '@jyoti/ui/section';
import { ReportView } from '@jyoti/ui/report-view';
import { blocksOf, ToolResult, useResultPlace } from '../tool-result.tsx';
import { DayGroups } from './day-groups.tsx';
import { NoDays } from './no-days.tsx';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Parts that the page shows as blocks; cards show the others. */
const AS_BLOCKS: readonly string[] = ['left', 'limits'];

interface MuhurtaResultProps {
  report: MuhurtaDocument;
  /** The part of the URL that asks for it. */
  search: URLSearchParams;
  onAgain: () => void;
}

/** The good days for an occasion, why the others are left out, and what a muhurta is not. */
export function MuhurtaResult({ report, search, onAgain }: MuhurtaResultProps) {
  const words = useMessages(muhurtaResultMessages);
  const { title, period, opening, compared, empty, parts, settings } = report;
  const { latitude, longitude } = report.place;
  const { name, place, about } = useResultPlace(report, search, period);
  const hrefOf = (day: string) =>
    `/panchang?${searchFromPanchang({ day, time: atSunrise, latitude, longitude, place: name, sunrise: settings.sunrise })}`;
  return (
    <ToolResult
      report={report}
      sheet={words.sheet({ title, place })}
      path={`/muhurta?${search}`}
      heading={
        <PageHeader
          title={title}
          above={
            <Text as="span" tone="muted">
              {about}
            </Text>
          }
        >
          {opening}
        </PageHeader>
      }
      line={<Text tone="muted">{compared}</Text>}
      about={about}
      opening={opening}
      lines={[compared]}
      hasBirth={report.births.length > 0}
      fileName="jyoti-muhurta.pdf"
      onAgain={onAgain}
    >
      {empty ? (
        <NoDays empty={empty} search={search} onAgain={onAgain} />
      ) : (
        <DayGroups report={report} place={place} hrefOf={hrefOf} />
      )}
      {parts
        .filter(({ key }) => AS_BLOCKS.includes(key))
        .map((part) => (
          <Section key={part.key} title={part.title} description={part.intro || undefined}>
            <ReportView blocks={blocksOf(part)} gap="x3" />
          </Section>
        ))}
    </ToolResult>
  );
}
