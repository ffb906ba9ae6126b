import type { Language } from '@jyoti/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { storedLanguage, storeLanguage } from './language-choice.ts';
import { useAddressIn, usePageLanguage } from './page-language.ts';

/** Keeps a chosen language on this device and, for whoever is logged in, in the account. */
export function useChooseLanguage(): (language: Language) => void {
  const { user, renew } = useSession();
  return (language) => {
    storeLanguage(language);
    if (!user) return;
    renew({ ...user, language });
    // The device remembers it where the account does not.
    api.chooseLanguage({ language }).catch(() => undefined);
  };
}

/** On a device where none was chosen yet, the account's language is that of the page after a login. */
export function useAccountLanguage(): void {
  const { user } = useSession();
  const here = usePageLanguage();
  const addressIn = useAddressIn();
  const navigate = useNavigate();
  const follow = useEffectEvent((language: Language) => {
    if (storedLanguage() !== undefined) return;
    storeLanguage(language);
    if (language !== here) {
      void navigate(addressIn(language), { replace: true, preventScrollReset: true });
    }
  });
  const chosen = user?.language ?? null;
  useEffect(() => {
    if (chosen !== null) follow(chosen);
  }, [chosen]);
}
