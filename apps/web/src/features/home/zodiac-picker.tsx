import type { SkyToday } from '@jyoti/contract';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Sidebar } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ZodiacPicker } from '@jyoti/ui/zodiac-picker';
import { hrefOfRashi } from '../horoscope/signs.ts';
import { SkyBox } from './sky-box.tsx';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Links to the twelve signs, with today's Moon sign highlighted, and the sky today. */
export function ZodiacSection({ sky }: { sky: SkyToday | null }) {
  const { zodiac: words } = useMessages(homeSectionsMessages);
  const lit = sky?.moon.rasi_no as RashiNumber | undefined;
  return (
    <Section
      variant="band"
      surface="surface"
      headingId="zodiac"
      title={words.title}
      description={words.intro}
    >
      <Sidebar inlineSize="21rem" aside={<SkyBox sky={sky} />}>
        <ZodiacPicker
          label={words.label}
          hrefOf={hrefOfRashi}
          {...(lit && { moonSign: lit })}
          stretch
        />
      </Sidebar>
    </Section>
  );
}
