import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Card } from '@jyoti/ui/card';
import { Heading, Section, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PageTitle } from '@jyoti/ui/page-title';
import { ZodiacGrid } from '@jyoti/ui/zodiac-grid';
import { addressOfRashi } from '../../reading/sign-names.ts';
import { useReadingWords } from '../../reading/words.ts';
import { useSignsWords } from './words.ts';

/** The twelve signs, each leading to its page. */
export function ZodiacSignsPage() {
  const words = useSignsWords();
  const { home } = useReadingWords();
  return (
    <Section as="div" first>
      <Stack gap="x7">
        <PageTitle
          title={words.title}
          above={<Breadcrumbs path={[{ label: home, href: '/' }]} current={words.title} />}
        >
          {words.description}
        </PageTitle>
        <Sidebar
          width="25rem"
          aside={
            <Card as="section" aria-labelledby="which">
              <Stack gap="x3" align="start">
                <Heading level={2} size="h3" id="which">
                  {words.which}
                </Heading>
                <Text>{words.whichText}</Text>
                <ButtonLink variant="primary" href="/kundli">
                  {words.kundli}
                </ButtonLink>
              </Stack>
            </Card>
          }
        >
          <ZodiacGrid label={words.label} hrefOf={addressOfRashi} />
        </Sidebar>
      </Stack>
    </Section>
  );
}
