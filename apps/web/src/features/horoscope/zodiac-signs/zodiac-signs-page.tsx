import { Sidebar, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { ZodiacPicker } from '@jyoti/ui/zodiac-picker';
import { hrefOfRashi } from '../signs.ts';
import { ReadingPage } from '../../content/reading-page.tsx';
import { zodiacSignsMessages } from '../../../messages.generated/zodiac-signs.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Links to the twelve signs. */
export function ZodiacSignsPage() {
  const words = useMessages(zodiacSignsMessages);
  return (
    <ReadingPage title={words.title} lead={words.description} gap="x7">
      <Sidebar
        inlineSize="25rem"
        aside={
          <Section variant="card" title={words.which} gap="x3">
            <Text>{words.whichText}</Text>
            <div>
              <ButtonLink variant="primary" href="/kundli">
                {words.kundli}
              </ButtonLink>
            </div>
          </Section>
        }
      >
        <ZodiacPicker label={words.label} hrefOf={hrefOfRashi} />
      </Sidebar>
    </ReadingPage>
  );
}
