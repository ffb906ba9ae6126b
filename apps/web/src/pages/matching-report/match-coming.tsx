import { pairFromSearch } from '@jyoti/contract';
import { Section, Stack } from '@jyoti/ui/layout';
import { ReportSentence, ReportTitle } from '@jyoti/ui/report-title';
import { SkeletonCircle } from '@jyoti/ui/skeleton';
import { Spinner } from '@jyoti/ui/spinner';
import { coming } from '../../layout/root.css.ts';
import { birthText } from '../../kundli/birth-text.ts';
import { useMatchingWords } from './words.ts';

/** Skeleton of a match, with the birth details. */
export function MatchComing({ search }: { search: URLSearchParams }) {
  const words = useMatchingWords();
  const { boy, girl } = pairFromSearch(search);
  const [one, other] = [
    birthText(boy, words.names.language),
    birthText(girl, words.names.language),
  ];
  return (
    <Section className={coming}>
      <Stack gap="x5">
        <ReportTitle align="center" title={words.title} />
        {one && other && (
          <ReportSentence size="regular" align="center">
            {words.comparing(one, other)}
          </ReportSentence>
        )}
        <Stack align="center">
          <SkeletonCircle size="13rem" />
          <Spinner label={words.loading} />
        </Stack>
      </Stack>
    </Section>
  );
}
