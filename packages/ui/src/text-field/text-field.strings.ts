import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  /** Visible label of the toggle, and its full label for screen readers. */
  show: string;
  hide: string;
  showPassword: string;
  hidePassword: string;
  shown: string;
  hidden: string;
}

export const passwordStrings: KitStrings<Messages> = {
  component: 'PasswordField',
  en: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    shown: 'Your password is shown',
    hidden: 'Your password is hidden',
  },
};

interface TextAreaMessages {
  left: (count: number) => string;
  over: (count: number) => string;
}

export const textAreaStrings: KitStrings<TextAreaMessages> = {
  component: 'TextArea',
  en: {
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  },
};
