import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster, Container, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { chooseLanguage, preferredLanguage } from '../words/language-choice.ts';
import { languageOffers } from '../words/language-offers.ts';
import { notice } from './root.css.ts';
import { usePathIn } from './site-language.tsx';

/** Offers the page in the language that the visitor has chosen before, or that the browser prefers. Nobody is redirected. */
export function LanguageOffer() {
  const language = useLanguage();
  const hrefOf = usePathIn();
  const [declined, setDeclined] = useState(false);
  // What the browser prefers is not known to the server.
  const asks = useIsHydrated() && !declined;
  const offered = asks ? preferredLanguage() : language;
  if (offered === language) return null;
  const { text, read, stay } = languageOffers[offered];

  return (
    <Container className={notice} data-print="hide" lang={offered}>
      <Alert tone="info">
        <Stack gap="x3" align="start">
          <p>{text}</p>
          <Cluster gap="x3">
            <ButtonLink href={hrefOf(offered)} hrefLang={offered} size="small" variant="primary">
              {read}
            </ButtonLink>
            <Button
              size="small"
              onClick={() => {
                chooseLanguage(language);
                setDeclined(true);
              }}
            >
              {stay}
            </Button>
          </Cluster>
        </Stack>
      </Alert>
    </Container>
  );
}
