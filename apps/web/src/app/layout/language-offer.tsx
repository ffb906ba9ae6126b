import { directionOf, siteLanguages, type Language } from '@jyoti/contract';
import { IconButton } from '@jyoti/ui/icon-button';
import { XIcon } from '@jyoti/ui/icons';
import { Cluster, Container } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useLayoutEffect } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import { offerLanguage } from '../../platform/bootstrap/early-language.ts';
import { chooseLanguage } from '../../platform/words/language-choice.ts';
import { languageOffersMessages } from '../../messages.generated/language-offers.ts';
import { offer } from '../../platform/frame/frame.css.ts';
import { usePathIn } from '../../platform/frame/site-language.tsx';
import { useLanguage } from '../../platform/words/use-language.ts';

interface OfferProps {
  offered: Language;
  onDecline: () => void;
}

function Offer({ offered, onDecline }: OfferProps) {
  const hrefOf = usePathIn();
  const words = languageOffersMessages[offered];
  return (
    // Hidden by default: the style sheet shows the one that the document's attribute names.
    <aside
      hidden
      className={offer}
      data-print="hide"
      lang={offered}
      dir={directionOf(offered)}
      aria-label={words.read}
    >
      <Container>
        <Cluster gap="x3" justify="between">
          <Link href={hrefOf(offered)} hrefLang={offered} variant="standalone">
            {words.read}
          </Link>
          <IconButton
            label={words.stay}
            icon={<XIcon size={20} />}
            tooltip={false}
            onClick={onDecline}
          />
        </Cluster>
      </Container>
    </aside>
  );
}

/**
 * Offers the page in the language that the visitor chose earlier, here or in the account, or that the browser prefers.
 * All offers are in the server's HTML, and `early.js` decides before the first paint which is shown, so that the page
 * does not shift.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const { user } = useSession();
  useLayoutEffect(() => offerLanguage(language, user?.language), [language, user?.language]);
  return siteLanguages
    .filter((code) => code !== language)
    .map((code) => (
      <Offer
        key={code}
        offered={code}
        onDecline={() => {
          chooseLanguage(language);
          offerLanguage(language);
        }}
      />
    ));
}
