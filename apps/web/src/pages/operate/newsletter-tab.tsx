import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { INDIA, todayIn } from '../../reading/dates.ts';
import { SaveFileButton } from '../../files/save-file-button.tsx';
import { Listing, useList } from './listing.tsx';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';

/** Who gets the newsletter, to be read and to be taken along. */
export function NewsletterTab() {
  const words = useOperateWords().newsletter;
  const language = useLanguage();
  const list = useList({
    name: 'newsletter',
    load: operatorApi.newsletter,
    rowKey: ({ email }) => email,
  });

  return (
    <Stack gap="x5">
      <Text>{words.text}</Text>
      <SaveFileButton
        label={words.export}
        busy={words.exporting}
        done={words.exported}
        failed={words.exportFailed}
        load={async () => ({
          name: words.fileName(todayIn(INDIA)),
          content: new Blob([await operatorApi.exportNewsletter()], { type: 'text/csv' }),
        })}
      />
      <Listing
        list={list}
        caption={words.caption}
        headers={words.columns}
        columns={{
          email: ({ email }) => <span className={styles.anywhere}>{email}</span>,
          language: ({ language: code }) => words.languages[code] ?? code,
          since: ({ subscribedAt }) => momentInWords(subscribedAt, language),
        }}
        empty={{ title: words.empty, text: words.emptyText }}
      />
    </Stack>
  );
}
