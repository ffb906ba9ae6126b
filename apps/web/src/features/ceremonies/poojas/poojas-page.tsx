import { Badge } from '@jyoti/ui/badge';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { ceremonyPurposes, weekdayNames } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack, Text } from '@jyoti/ui/layout';
import { TabNav, TabNavLink } from '@jyoti/ui/tabs';
import { useLocation, useSearchParams } from 'react-router-dom';
import { api } from '../../../platform/session/api.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useQuery } from '../../../platform/data/use-query.ts';
import { PageQuestions } from '../../content/page-questions.tsx';
import { isAllSample } from '../../content/sample-of.ts';
import { Voices } from '../../content/voices.tsx';
import { CeremonyList, WaitingCeremonies } from './ceremony-list.tsx';
import { codeOf, dayOf, listUrl, purposeOf } from '../poojas-url.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Ceremonies that can be booked, all or those of a weekday (`?day=Monday`). */
export function PoojasPage() {
  const words = useMessages(ceremoniesMessages);
  const { sample } = useMessages(readingMessages);
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { noCeremony?: boolean } | null };
  const {
    data: poojas,
    failure,
    retry,
  } = useQuery('poojas', (call) => api('GET /api/poojas', { query: {} }, call));
  const day = dayOf(search);
  const purpose = purposeOf(search);
  const code = codeOf(search);
  const onDay = (poojas ?? []).filter(({ days }) => day === null || days.includes(day));

  return (
    <Section variant="band">
      <Stack gap="x8">
        <Stack gap="x5">
          {state?.noCeremony && <Alert tone="info">{words.missing}</Alert>}
          <PageHeader title={words.title} description={words.lead} />
          {poojas && isAllSample(poojas) && (
            <div>
              <Badge>{sample}</Badge>
            </div>
          )}
          {code && (
            <Alert tone="info" announce="off">
              {words.code({ code })}
            </Alert>
          )}
          <TabNav label={words.days} variant="chips">
            <TabNavLink href={listUrl(null, code, purpose)} current={day === null}>
              {words.all}
            </TabNavLink>
            {weekdayNames.map((one) => (
              <TabNavLink key={one} href={listUrl(one, code, purpose)} current={one === day}>
                {words.weekdays[one]}
              </TabNavLink>
            ))}
          </TabNav>
          {poojas && (
            <TabNav label={words.purpose} variant="chips">
              <TabNavLink href={listUrl(day, code)} current={purpose === null}>
                {words.anyPurpose}
              </TabNavLink>
              {ceremonyPurposes
                .filter((one) => poojas.some(({ purposes }) => purposes.includes(one)))
                .map((one) => (
                  <TabNavLink key={one} href={listUrl(day, code, one)} current={one === purpose}>
                    {words.counted({
                      purpose: words.purposes[one],
                      count: onDay.filter(({ purposes }) => purposes.includes(one)).length,
                    })}
                  </TabNavLink>
                ))}
            </TabNav>
          )}
          {failure !== null ? (
            <FailureAlert title={words.failed} onRetry={retry}>
              {words.failedText}
            </FailureAlert>
          ) : poojas === null ? (
            <WaitingCeremonies />
          ) : (
            <CeremonyList poojas={poojas} day={day} purpose={purpose} code={code} />
          )}
        </Stack>
        <Section title={words.significance.title}>
          {Object.values(words.significance.paragraphs).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Section>
        <Voices title={words.voices} service="Ceremonies" count={3} />
        <PageQuestions page="poojas" title={words.questions} />
      </Stack>
    </Section>
  );
}
