import type { Numerology, NumerologyNumber } from '@jyoti/contract';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { NumberCard, type NumberSum } from '@jyoti/ui/number-card';
import { PrintButton } from '@jyoti/ui/page-actions';
import { PageTitle } from '@jyoti/ui/page-title';
import { Part } from '@jyoti/ui/part';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { indianNumbers, mainNumbers, numberGroups } from './categories.ts';
import { numerologyMessages } from '../../../messages.generated/numerology.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** `8 + 15 + 1947 = 1970` in the shape that the card uses. */
function sumOf(line: string): NumberSum {
  const [terms = '', sum = ''] = line.split(' = ');
  return { terms: terms.split(' + ').map(Number), sum: Number(sum) };
}

function Reading({ found }: { found: NumerologyNumber }) {
  const { result: words } = useMessages(numerologyMessages);
  const { title, number, master, reduced, letters, working, meaning = '' } = found;
  return (
    <NumberCard
      as="li"
      title={title}
      number={number}
      reduced={master ? reduced : undefined}
      meaning={meaning}
      letters={letters}
      sums={working.map(sumOf)}
    >
      <Text>{found.description}</Text>
      {found.reduced_description && reduced !== null && (
        <Text tone="muted">
          {words.reducedTo({ digit: reduced })} {found.reduced_description}
        </Text>
      )}
    </NumberCard>
  );
}

interface NumerologyResultsProps {
  name: string;
  numbers: Numerology;
  onAgain: () => void;
}

/** The seven numbers with their calculation, and the two of Indian numerology. */
export function NumerologyResults({ name, numbers, onAgain }: NumerologyResultsProps) {
  const catalogue = useMessages(numerologyMessages);
  const { result: words, form } = catalogue;
  const main = mainNumbers
    .map((category) => numbers[category])
    .flatMap(({ title, number }) =>
      number === null ? [] : words.numbered({ title, number: String(number) }),
    )
    .join(', ');
  return (
    <PrintLayout name={words.sheet({ name })} settings={[form.systems[numbers.settings.system]]}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageTitle title={words.title({ name })}>{words.opening({ list: main })}</PageTitle>
          </FocusOnMount>
          <Text tone="muted">
            {words.basis({
              name: numbers.counted_name,
              system: form.systems[numbers.settings.system],
            })}
          </Text>
          {numbers.notices.map((notice) => (
            <Alert key={notice} tone="info">
              {notice}
            </Alert>
          ))}
          <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
            <Stack gap="x1">
              <PdfButton
                fileName={pdfFileName(words.file, name)}
                write={async (setting) => {
                  const { numerologySheet } = await import('./pdf/numerology-sheet.ts');
                  return numerologySheet({ name, numbers, words: catalogue }, setting);
                }}
              />
            </Stack>
            <ShareResult
              title={words.title({ name })}
              text={words.opening({ list: main })}
              hasBirth
            />
          </Grid>
        </Stack>
        {numberGroups.map(([group, categories]) => (
          <Part key={group} title={words[group]}>
            <Grid as="ul" minItem="19rem" gap="x5">
              {categories.map((category) => (
                <Reading key={category} found={numbers[category]} />
              ))}
            </Grid>
          </Part>
        ))}
        <Part title={words.indian} intro={words.indianText}>
          <Grid as="ul" minItem="19rem" gap="x5">
            {indianNumbers.map((kind) => (
              <NumberCard
                as="li"
                key={kind}
                title={words[kind]}
                number={numbers[kind].number}
                meaning={numbers[kind].description ?? ''}
                sums={numbers[kind].working.map(sumOf)}
              />
            ))}
          </Grid>
        </Part>
        <Text tone="muted" size="small">
          {words.tradition}
        </Text>
      </Stack>
    </PrintLayout>
  );
}
