import type { ZodiacPage } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { Cluster, Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { PageHeader } from '@jyoti/ui/page-header';
import { Section } from '@jyoti/ui/section';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { ZodiacPicker } from '@jyoti/ui/zodiac-picker';
import { useLoaderData } from 'react-router-dom';
import { hrefOfRashi, rashiOfSign, signAt } from '../signs.ts';
import { SiteBreadcrumbs } from '../../content/reading-page.tsx';
import { SignAspects } from './sign-aspects.tsx';
import { zodiacSignMessages } from '../../../messages.generated/zodiac-sign.ts';
import * as styles from './zodiac-sign.css.ts';
import type { loader } from './zodiac-sign.route.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { signTitle } from './sign-title.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Names and dates of a sign, next to its arch. */
function Head({ sign }: { sign: ZodiacPage }) {
  const words = useMessages(zodiacSignMessages);
  const { facts } = words;
  const own = signAt(sign.url);
  return (
    <Stack gap="x5">
      <SiteBreadcrumbs current={sign.sign} parent={{ label: words.signs, href: '/zodiac' }} />
      <Sidebar
        side="start"
        from="tablet"
        inlineSize="15rem"
        gap="x5"
        aside={own && <SignBadge variant="arch" sign={rashiOfSign(own)} className={styles.arch} />}
      >
        <Stack gap="x5">
          <PageHeader
            title={signTitle(sign, words)}
            description={words.lead({ sign: sign.sign })}
          />
          <DescriptionList
            columns={2}
            items={[
              { label: facts.sanskritName, value: sign.sanskritName },
              { label: facts.element, value: sign.element },
              { label: facts.quality, value: words.qualities[sign.quality] },
              { label: facts.rulingPlanet, value: sign.rulingPlanet },
              { label: facts.tropical, value: sign.dateRange },
              { label: facts.sidereal, value: sign.siderealDateRange },
              { label: facts.nakshatra, value: sign.detail.compatibility.nakshatra },
            ]}
          />
        </Stack>
      </Sidebar>
    </Stack>
  );
}

/** The page of one zodiac sign. */
export function ZodiacSignPage() {
  const sign = useLoaderData<typeof loader>();
  const words = useMessages(zodiacSignMessages);
  const language = useLanguage();
  return (
    <>
      <Section variant="band" as="article" first>
        <Stack gap="x8">
          <Head sign={sign} />
          <SignAspects sign={sign} />
          <Stack gap="x5">
            <Text size="small" tone="muted">
              {words.famous({ names: formatList(sign.detail.famous, language) })}
            </Text>
            <Cluster>
              <ButtonLink variant="primary" href={`/horoscope?sign=${signAt(sign.url)}`}>
                {words.horoscope({ sign: sign.sign })}
              </ButtonLink>
              <ButtonLink href="/kundli">{words.kundli}</ButtonLink>
            </Cluster>
          </Stack>
        </Stack>
      </Section>
      <Section variant="band" surface="surface" aria-labelledby="other-signs" data-print="hide">
        <Stack gap="x5">
          <Heading level={2} id="other-signs">
            {words.others}
          </Heading>
          <ZodiacPicker label={words.others} hrefOf={hrefOfRashi} />
        </Stack>
      </Section>
    </>
  );
}
