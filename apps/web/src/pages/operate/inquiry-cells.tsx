import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { useOperateWords } from './words.ts';

export interface Writer {
  ticket: string;
  name: string;
  email: string;
  mobile?: string;
  language: string;
}

/** Who wrote, and how to answer. */
export function WriterCell({ ticket, name, email, mobile, language }: Writer) {
  const words = useOperateWords().inquiries;
  return (
    <Stack as="span" gap="x1" className={styles.writer}>
      {name}
      <Link href={`mailto:${email}?subject=${encodeURIComponent(ticket)}`}>
        <span className={styles.anywhere}>{email}</span>
      </Link>
      {mobile && <Link href={`tel:+91${mobile}`}>{mobile}</Link>}
      <Text as="span" size="caption" tone="muted">
        {[ticket, words.answerIn[language]].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

/** When something came in, by India's clock. */
export function ReceivedCell({ at }: { at: string }) {
  return momentInWords(at, useLanguage());
}
