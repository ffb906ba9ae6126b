import type { DocumentStone, GemstonesDocument } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { GemCard } from '@jyoti/ui/recipes/gem-card';
import { gemOfGraha } from '@jyoti/ui/gem-drawing';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { PageHeader } from '@jyoti/ui/page-header';
import { Section } from '@jyoti/ui/section';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { gemstonesMessages } from '../../../messages.generated/gemstones.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** A stone of the chart: why it is recommended and how it is worn, or what counts against it. */
function StoneCard({ stone }: { stone: DocumentStone }) {
  const { graha, verdict, title: name, reason, caution, wear, customs } = stone;
  return (
    <GemCard
      as="li"
      gem={gemOfGraha[graha]}
      title={name}
      reason={reason}
      advised={verdict === 'advised' || verdict === 'advised_with_care'}
      wear={wear}
      caution={caution}
    >
      {customs.map(({ title, text }) =>
        title ? (
          <Stack key={text} gap="x1">
            <Text as="strong" size="small" weight="strong">
              {title}
            </Text>
            <Text size="small">{text}</Text>
          </Stack>
        ) : (
          <Text key={text} size="small" tone="muted">
            {text}
          </Text>
        ),
      )}
    </GemCard>
  );
}

interface GemstonesResultProps {
  report: GemstonesDocument;
  onAgain: () => void;
}

/**
 * The recommendation: a summary, the three stones with their reasons, the stones not advised, and
 * the limits.
 */
export function GemstonesResult({ report, onAgain }: GemstonesResultProps) {
  const { result: words } = useMessages(gemstonesMessages);
  const { title, opening, order, parts } = report;
  const isAdvised = order.roles.length > 0;
  return (
    <PrintLayout name={report.sheet} settings={[report.basis]}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageHeader title={title} description={report.born} />
          </FocusOnMount>
          {report.notices.map((notice) => (
            <Alert key={notice} tone="info" announce="off">
              {notice}
            </Alert>
          ))}
          <Alert tone={isAdvised ? 'success' : 'info'} title={opening.title}>
            {opening.text}
          </Alert>
          <Cluster gap="x3">
            <Text tone="muted">{words.ascendant}</Text>
            <SignBadge sign={report.lagna as RashiNumber} />
          </Cluster>
          <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
            <Stack gap="x1">
              <PdfButton
                fileName={words.file}
                write={async (setting) => {
                  const { toolSheet } = await import('../tool-sheet.ts');
                  return toolSheet(
                    { ...report, title: report.sheet, about: report.born, opening: opening.text },
                    setting,
                  );
                }}
              />
            </Stack>
            <ShareResult title={title} text={opening.text} hasBirth />
          </Grid>
        </Stack>
        {isAdvised && (
          <Section title={order.title} description={order.intro}>
            <ol>
              {order.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </Section>
        )}
        {parts.map(({ key, title: name, intro, stones, blocks }) => (
          <Section key={key} title={name} description={intro || undefined}>
            {stones.length > 0 ? (
              <Grid as="ul" minItem="19rem" gap="x5">
                {stones.map((stone) => (
                  <StoneCard key={stone.graha} stone={stone} />
                ))}
              </Grid>
            ) : (
              <ReportView blocks={blocks as ReportPart['blocks']} gap="x2" />
            )}
          </Section>
        ))}
      </Stack>
    </PrintLayout>
  );
}
