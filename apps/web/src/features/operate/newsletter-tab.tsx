import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Stack, Text } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { INDIA, todayIn } from '../../platform/dates/dates.ts';
import { saveFile } from '@jyoti/ui/save-file';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { EraseButton } from './erase-button.tsx';
import { Listing, useList } from './listing.tsx';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Subscribers of the newsletter, with a download. */
export function NewsletterTab() {
  const words = useMessages(operateMessages).newsletter;
  const languages: Readonly<Record<string, string>> = words.languages;
  const language = useLanguage();
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const list = useList({
    name: 'newsletter',
    load: (input, call) => api('GET /api/operator/newsletter', { query: input }, call),
    rowKey: ({ email }) => email,
  });

  const take = () =>
    void send(async () => {
      const addresses = await api('POST /api/operator/newsletter/export');
      saveFile(
        `jyoti-newsletter-${todayIn(INDIA)}.csv`,
        new Blob([addresses], { type: 'text/csv' }),
      );
      show({ text: words.exported });
    }, words.exportFailed);

  return (
    <Stack gap="x5">
      <Text>{words.text}</Text>
      {message && <FailureAlert title={message} />}
      <div>
        <Button
          icon={<DownloadIcon size={20} strokeWidth={1.6} aria-hidden />}
          loading={busy}
          loadingLabel={words.exporting}
          onClick={take}
        >
          {words.export}
        </Button>
      </div>
      <Listing
        list={list}
        caption={words.caption}
        headers={words.columns}
        columns={{
          email: ({ email }) => <span className={styles.anywhere}>{email}</span>,
          language: ({ language: code }) => languages[code] ?? code,
          since: ({ subscribedAt }) => momentInWords(subscribedAt, language),
          steps: {
            stacked: 'note',
            cell: ({ email }) => (
              <EraseButton
                what={email}
                title={words.eraseTitle({ email })}
                text={words.eraseText}
                erase={() => api('POST /api/operator/newsletter/remove', { body: { email } })}
                onDone={list.retry}
              />
            ),
          },
        }}
        empty={{ title: words.empty, text: words.emptyText }}
      />
    </Stack>
  );
}
