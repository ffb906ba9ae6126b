import { languageNames, pathIn, siteLanguages, type Language } from '@jyoti/contract';
import { LanguageSwitch } from '@jyoti/ui/language-switch';
import { useLocation } from 'react-router-dom';
import { fragmentOf } from '../session/link-token.ts';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { api } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { chooseLanguage } from '../words/language-choice.ts';
import { useLanguage } from '../words/use-language.ts';

/**
 * The path of this page in a language. Without the fragment, which the server does not know, and
 * parameters that the page does not use.
 */
export function usePathIn(): (language: Language) => string {
  const location = useLocation();
  const { pathname, search } = location;
  const address = useIsHydrated() ? `${pathname}${search}${fragmentOf(location)}` : pathname;
  return (language) => pathIn(language, address);
}

interface SiteLanguageProps {
  /** Leaves out the current language, where space is limited. @default false */
  othersOnly?: boolean;
  /** Name of the picker, if a page has several. @default "Language" */
  label?: string;
}

/**
 * Links to this page in the other languages. A choice is stored on the device and in the account.
 */
export function SiteLanguage({ othersOnly = false, label }: SiteLanguageProps) {
  const language = useLanguage();
  const hrefOf = usePathIn();
  const { user } = useSession();
  if (siteLanguages.length < 2) return null;
  return (
    <LanguageSwitch
      {...(label !== undefined && { label })}
      languages={siteLanguages
        .filter((code) => !othersOnly || code !== language)
        .map((code) => ({ code, name: languageNames[code] }))}
      value={language}
      hrefOf={hrefOf}
      onClick={({ target }) => {
        const chosen = siteLanguages.find(
          (code) => code === (target as Element).closest('a')?.lang,
        );
        if (!chosen) return;
        chooseLanguage(chosen);
        // The choice on this device is valid even if the account could not be updated.
        if (user)
          void api(
            'POST /api/users/language',
            { body: { language: chosen } },
            { keepalive: true },
          ).catch(() => undefined);
      }}
    />
  );
}
