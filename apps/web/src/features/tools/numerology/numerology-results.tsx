import type { NumerologyDocument } from '@jyoti/contract';
import { systems } from '@jyoti/language/terms/numerology.systems';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { List, ListItem } from '@jyoti/ui/list';
import { NumberCard } from '@jyoti/ui/recipes/number-card';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { PageHeader } from '@jyoti/ui/page-header';
import { Section } from '@jyoti/ui/section';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { numerologyMessages } from '../../../messages.generated/numerology.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface NumerologyResultsProps {
  name: string;
  report: NumerologyDocument;
  onAgain: () => void;
  onSpelling: (spelling: string) => Promise<void>;
}

interface SpellingFormProps extends NonNullable<NumerologyDocument['spelling']> {
  onSpelling: NumerologyResultsProps['onSpelling'];
}

/** The transliterated name, to be corrected; the name itself stays as it is. */
function SpellingForm({ label, value, hint, submit, onSpelling }: SpellingFormProps) {
  const [spelling, setSpelling] = useState(value);
  return (
    <form
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        void onSpelling(spelling);
      }}
    >
      <Stack gap="x2" align="start">
        <TextField
          label={label}
          hint={hint}
          value={spelling}
          maxLength={120}
          onValueChange={setSpelling}
        />
        <Button type="submit">{submit}</Button>
      </Stack>
    </form>
  );
}

/** The nine numbers at a glance and one by one, then why they differ, and the phases of life. */
export function NumerologyResults({ name, report, onAgain, onSpelling }: NumerologyResultsProps) {
  const { result: words } = useMessages(numerologyMessages);
  const system = useMessages(systems)[report.settings.system];
  const { title, opening } = report;
  return (
    <PrintLayout name={report.sheet} settings={[system]}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageHeader title={title} description={opening} />
          </FocusOnMount>
          <Text tone="muted">{report.basis}</Text>
          {report.notices.map((notice) => (
            <Alert key={notice} tone="info">
              {notice}
            </Alert>
          ))}
          {report.spelling && (
            <SpellingForm
              key={report.spelling.value}
              {...report.spelling}
              onSpelling={onSpelling}
            />
          )}
          <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
            <Stack gap="x1">
              <PdfButton
                fileName={pdfFileName(words.file, name)}
                write={async (setting) => {
                  const { numerologySheet } = await import('./pdf/numerology-sheet.ts');
                  return numerologySheet(report, setting);
                }}
              />
            </Stack>
            <ShareResult title={title} text={opening} hasBirth />
          </Grid>
        </Stack>
        <Section title={report.glance.title} gap="x3">
          <DescriptionList layout="stats" items={report.glance.items} />
        </Section>
        {report.parts.map((part) => (
          <Section key={part.key} title={part.title} description={part.intro || undefined}>
            <Grid as="ul" minItem="19rem" gap="x5">
              {part.numbers.map((one) => (
                <NumberCard
                  as="li"
                  key={one.id}
                  title={one.title}
                  number={one.number}
                  reduced={one.reduced}
                  meaning={one.meaning}
                  letters={one.letters}
                  sums={one.sums}
                >
                  {one.description && <Text>{one.description}</Text>}
                  {one.singleDigit && (
                    <Text tone="muted">
                      {one.singleDigit.intro} {one.singleDigit.description}
                    </Text>
                  )}
                </NumberCard>
              ))}
            </Grid>
          </Section>
        ))}
        <Section title={report.compare.title} gap="x3">
          {report.compare.texts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Section>
        <Section title={report.phases.title} description={report.phases.intro} gap="x3">
          <List ordered variant="divided">
            {report.phases.items.map((phase) => (
              <ListItem key={phase.title} detail={phase.working}>
                <Text as="span" weight="strong">
                  {phase.title}
                </Text>
                <Text>{phase.text}</Text>
              </ListItem>
            ))}
          </List>
        </Section>
        <Text tone="muted" size="small">
          {report.limits}
        </Text>
      </Stack>
    </PrintLayout>
  );
}
