import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Sidebar } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ZodiacWheel } from '@jyoti/ui/zodiac-picker';
import { useState } from 'react';
import { useHomeContent } from './home-content.ts';
import * as styles from './home.css.ts';
import { SignDetail } from './sign-detail.tsx';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A wheel of twelve signs, and the description of the chosen one. */
export function Traits() {
  const { zodiac: signs } = useHomeContent();
  const { traits: words } = useMessages(homeSectionsMessages);
  const [chosen, choose] = useState<RashiNumber>(1);
  const sign = signs[chosen - 1];
  if (sign === undefined) return null;
  return (
    <Section
      variant="band"
      surface="surface"
      headingId="traits"
      title={words.title}
      description={words.intro}
    >
      <Sidebar
        side="start"
        inlineSize="min(30rem, 45%)"
        aside={
          <ZodiacWheel
            label={words.choose}
            value={chosen}
            onValueChange={choose}
            className={styles.wheel}
          />
        }
      >
        <SignDetail sign={sign} />
      </Sidebar>
    </Section>
  );
}
