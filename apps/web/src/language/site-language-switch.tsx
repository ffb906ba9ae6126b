import { languages, locales, type Language } from '@jyoti/contract';
import { LanguageSwitch } from '@jyoti/ui/language-switch';
import { useChooseLanguage } from './use-choose-language.ts';
import { useAddressIn, usePageLanguage } from './page-language.ts';

const options = languages.map((code) => ({ code, name: locales[code].name }));

/** Shows this page in another language, as it is now, and keeps the choice. */
export function SiteLanguageSwitch() {
  const choose = useChooseLanguage();
  return (
    <LanguageSwitch<Language>
      languages={options}
      value={usePageLanguage()}
      hrefOf={useAddressIn()}
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
        const chosen = languages.find((language) => language === link?.hreflang);
        if (chosen) choose(chosen);
      }}
    />
  );
}
