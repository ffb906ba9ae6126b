import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { useLanguage } from '@jyoti/ui/i18n';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Stack, Text } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { useSearchParams } from 'react-router-dom';
import { INDIA, todayIn } from '../../reading/dates.ts';
import { saveFile } from '../../files/save-file.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Listing } from './listing.tsx';
import { pageOf } from './operate-address.ts';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';

/** Who gets the newsletter, to be read and to be taken along. */
export function NewsletterTab() {
  const words = useOperateWords().newsletter;
  const language = useLanguage();
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const asked = useAnswer(`operate newsletter ${page}`, (call) =>
    operatorApi.newsletter({ page }, call),
  );

  const take = () =>
    void send(async () => {
      const addresses = await operatorApi.exportNewsletter();
      saveFile(words.fileName(todayIn(INDIA)), new Blob([addresses], { type: 'text/csv' }));
      show({ text: words.exported });
    }, words.exportFailed);

  return (
    <Stack gap="x5">
      <Text>{words.text}</Text>
      {message && <Alert tone="danger">{message}</Alert>}
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
        asked={asked}
        caption={words.caption}
        rowKey={({ email }) => email}
        columns={[
          {
            id: 'email',
            header: words.columns.email,
            cell: ({ email }) => <span className={styles.anywhere}>{email}</span>,
          },
          {
            id: 'language',
            header: words.columns.language,
            cell: ({ language: code }) => words.languages[code] ?? code,
          },
          {
            id: 'since',
            header: words.columns.since,
            cell: ({ subscribedAt }) => momentInWords(subscribedAt, language),
          },
        ]}
        empty={{ title: words.empty, text: words.emptyText }}
      />
    </Stack>
  );
}
