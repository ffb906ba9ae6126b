import { pairFromSearch } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { SkeletonCircle } from '@jyoti/ui/skeleton';
import { Spinner } from '@jyoti/ui/spinner';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { coming } from '../../../platform/frame/frame.css.ts';
import { birthText, type BirthText } from '../../birth/birth-text.ts';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';

/** Skeleton of a match, with the birth details. */
export function MatchComing({ search }: { search: URLSearchParams }) {
  const words = useMessages(matchingReportMessages);
  const language = useLanguage();
  const { boy, girl } = pairFromSearch(search);
  const [one, other] = [birthText(boy, language), birthText(girl, language)];
  const personOf = ({ time, ...rest }: BirthText) =>
    time === null ? words.personWithoutTime(rest) : words.person({ time, ...rest });
  return (
    <Section variant="band" className={coming}>
      <Stack gap="x5">
        <PageHeader emphasis="description" align="center" title={words.title} />
        {one && other && (
          <Text size="h4" face="heading" align="center">
            {words.comparing({ boy: personOf(one), girl: personOf(other) })}
          </Text>
        )}
        <Stack align="center">
          <SkeletonCircle size="13rem" />
          <Spinner label={words.loading} />
        </Stack>
      </Stack>
    </Section>
  );
}
