import { languages } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container, Cluster } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { notice } from '../layout/root.css.ts';
import { OFFERED_LANGUAGE } from '../start/early-language.ts';
import { offerIn } from './language-offer.css.ts';
import { offers } from './offers.ts';
import { useAddressIn, usePageLanguage } from './page-language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** Tells visitors whose browser prefers another language that the page exists in it, until they choose one. */
export function LanguageOffer() {
  const here = usePageLanguage();
  const addressIn = useAddressIn();
  const keep = useChooseLanguage();
  const choose = (language: typeof here) => {
    keep(language);
    document.documentElement.removeAttribute(OFFERED_LANGUAGE);
  };
  return languages
    .filter((language) => language !== here)
    .map((language) => (
      <Container key={language} lang={language} className={`${notice} ${offerIn[language]}`}>
        <Alert
          announce="off"
          action={
            <Cluster>
              <Link
                href={addressIn(language)}
                hrefLang={language}
                variant="standalone"
                onClick={() => choose(language)}
              >
                {offers[language].open}
              </Link>
              <Button size="small" variant="secondary" onClick={() => choose(here)}>
                {offers[language].dismiss}
              </Button>
            </Cluster>
          }
        >
          {offers[language].text}
        </Alert>
      </Container>
    ));
}
