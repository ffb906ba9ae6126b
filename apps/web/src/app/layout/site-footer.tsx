import type { SubscribeResult } from '@jyoti/ui/footer';
import { useState } from 'react';
import { DataFooter, type FooterLinks } from './data-footer.tsx';
import { api } from '../../platform/session/api.ts';
import { failureSentence } from '../../platform/data/failure-sentence.ts';
import { footerOfSite, type FrameData } from '../../platform/frame/frame-data.ts';
import { SiteLanguage } from '../../platform/frame/site-language.tsx';
import { footerMessages, type FooterMessages } from '../../messages.generated/footer.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Fallback if the footer's content failed to load, so that the terms are still linked. */
function builtIn(words: FooterMessages): FooterLinks[] {
  const column = (id: keyof FooterMessages['columns'], links: FooterLinks['links']) => ({
    id,
    title: words.columns[id],
    links,
  });
  return [
    column('company', [
      { title: words.about, path: '/about' },
      { title: words.kundli, path: '/kundli' },
    ]),
    column('legal', [
      { title: words.privacy, path: '/privacy-policy' },
      { title: words.terms, path: '/terms-and-conditions' },
      { title: words.disclaimer, path: '/disclaimer' },
      { title: words.refund, path: '/refund-policy' },
      { title: words.pricing, path: '/pricing-policy' },
    ]),
    column('support', [
      { title: words.contact, path: '/contact' },
      { title: words.faq, path: '/faqs' },
    ]),
  ];
}

/** Subscribes an e-mail address. The form and its states are the kit's. */
async function subscribe(email: string, fallback: string): Promise<SubscribeResult> {
  try {
    await api('POST /api/newsletter', { body: { email } });
    return { ok: true };
  } catch (failure) {
    return { error: failureSentence(failure, fallback) };
  }
}

/** The kit's footer with content from the server. */
export function SiteFooter({ content }: { content: FrameData['footer'] }) {
  const data = footerOfSite.useContent(content);
  const { siteName, languages } = useMessages(frameMessages);
  const words = useMessages(footerMessages);
  const [year] = useState(() => new Date().getFullYear());
  const social = data?.social ?? [];
  return (
    <DataFooter
      holder={data?.holder ?? siteName}
      year={year}
      language={<SiteLanguage label={languages.footer} />}
      registeredOffice={data?.registeredOffice ?? words.office}
      columns={data?.columns ?? builtIn(words)}
      social={social}
      {...(social.some(({ sample }) => sample) && { socialNote: words.sample })}
      accreditations={data?.accreditations ?? []}
      {...(data && {
        newsletter: data.newsletter,
        onSubscribe: (email: string) => subscribe(email, words.subscribeFailed),
      })}
    />
  );
}
