import { directionOf } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Cluster, Container } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { useSession } from '../session/session.tsx';
import { chooseLanguage, preferredLanguage } from '../words/language-choice.ts';
import { languageOffer } from '../words/language-offers.ts';
import { offer } from './root.css.ts';
import { usePathIn } from './site-language.tsx';
import { useLanguage } from '../words/use-language.ts';

/**
 * Offers the page in the language that the visitor chose earlier, here or in the account, or that
 * the browser prefers.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const hrefOf = usePathIn();
  const { user } = useSession();
  const [declined, setDeclined] = useState(false);
  // The server does not know the browser's preference.
  const asks = useIsHydrated() && !declined;
  const offered = asks ? preferredLanguage(user?.language) : language;
  const words = offered === language ? undefined : languageOffer(offered);
  if (!words) return null;

  return (
    <aside
      className={offer}
      data-print="hide"
      lang={offered}
      dir={directionOf(offered)}
      aria-label={words.text}
    >
      <Container>
        <Cluster gap="x3" justify="between">
          <p>{words.text}</p>
          <Cluster gap="x3">
            <ButtonLink href={hrefOf(offered)} hrefLang={offered} size="small" variant="primary">
              {words.read}
            </ButtonLink>
            <Button
              size="small"
              onClick={() => {
                chooseLanguage(language);
                setDeclined(true);
              }}
            >
              {words.stay}
            </Button>
          </Cluster>
        </Cluster>
      </Container>
    </aside>
  );
}
