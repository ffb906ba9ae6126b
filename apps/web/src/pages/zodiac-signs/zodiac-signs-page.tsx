import { Card } from '@jyoti/ui/card';
import { Part } from '@jyoti/ui/part';
import { Sidebar, Text } from '@jyoti/ui/layout';
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
        width="25rem"
        aside={
          <Card>
            <Part title={words.which} gap="x3" align="start">
              <Text>{words.whichText}</Text>
              <ButtonLink variant="primary" href="/kundli">
                {words.kundli}
              </ButtonLink>
            </Part>
          </Card>
        }
      >
        <ZodiacGrid label={words.label} hrefOf={addressOfRashi} />
      </Sidebar>
    </ReadingPage>
  );
}
