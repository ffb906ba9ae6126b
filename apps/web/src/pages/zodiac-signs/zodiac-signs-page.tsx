import { Sidebar, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PartCard } from '@jyoti/ui/part';
import { ZodiacGrid } from '@jyoti/ui/zodiac-grid';
import { hrefOfRashi } from '../../reading/signs.ts';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { useSignsWords } from './words.ts';

/** Links to the twelve signs. */
export function ZodiacSignsPage() {
  const words = useSignsWords();
  return (
    <ReadingPage title={words.title} lead={words.description} gap="x7">
      <Sidebar
        inlineSize="25rem"
        aside={
          <PartCard title={words.which} gap="x3">
            <Text>{words.whichText}</Text>
            <div>
              <ButtonLink variant="primary" href="/kundli">
                {words.kundli}
              </ButtonLink>
            </div>
          </PartCard>
        }
      >
        <ZodiacGrid label={words.label} hrefOf={hrefOfRashi} />
      </Sidebar>
    </ReadingPage>
  );
}
