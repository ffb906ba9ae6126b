import { Card } from '@jyoti/ui/card';
import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ZodiacGrid } from '@jyoti/ui/zodiac-grid';
import { addressOfRashi } from '../../reading/sign-names.ts';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { useSignsWords } from './words.ts';

/** The twelve signs, each leading to its page. */
export function ZodiacSignsPage() {
  const words = useSignsWords();
  return (
    <ReadingPage title={words.title} lead={words.description} gap="x7">
      <Sidebar
        inlineSize="25rem"
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
    </ReadingPage>
  );
}
