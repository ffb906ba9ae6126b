import type { KitStrings } from '../i18n/index.ts';

interface PageActionsMessages {
  print: string;
  toTop: string;
  share: string;
  copied: string;
  notCopied: (link: string) => string;
}

export const pageActionsStrings: KitStrings<PageActionsMessages> = {
  component: 'PageActions',
  en: {
    print: 'Print',
    toTop: 'Back to top',
    share: 'Share',
    copied: 'The link is copied.',
    notCopied: (link) => `This browser doesn’t let us copy. Here is the link: ${link}`,
  },
};
