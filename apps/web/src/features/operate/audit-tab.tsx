import { auditKinds, type AuditEntry } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter } from './choice-filter.tsx';
import { Listing, useList } from './listing.tsx';
import { choiceOf } from './operate-url.ts';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** The first characters of a hash identify it. */
function inShort(name: string, value: string): string {
  return name === 'sha256' ? `${value.slice(0, 12)}…` : value;
}

function Fields({ label, fields }: { label: string; fields: Record<string, string> | null }) {
  if (!fields) return null;
  const parts = Object.entries(fields).map(([name, value]) => `${name} ${inShort(name, value)}`);
  return <span>{`${label}: ${parts.join(', ')}`}</span>;
}

/** The audit log, newest first. */
export function AuditTab() {
  const words = useMessages(operateMessages).audit;
  const language = useLanguage();
  const [search] = useSearchParams();
  const kind = choiceOf(search, 'kind', auditKinds);
  const list = useList({
    name: 'audit',
    filters: { kind },
    load: (input, call) => api('GET /api/operator/audit', { query: input }, call),
    rowKey: ({ id }) => id,
  });
  // An erasure without an operator came from the deletion of the visitor's account.
  const nobody = (action: AuditEntry['action']) =>
    action === 'erased' ? words.goneAccount : words.commandLine;
  const who = ({ operator, action }: AuditEntry) =>
    operator === null ? nobody(action) : (operator.name ?? words.goneAccount);

  return (
    <Stack gap="x5">
      <Text>{words.text}</Text>
      <Listing
        list={list}
        filters={
          <ChoiceFilter
            label={words.kind}
            name="kind"
            everything={words.everyKind}
            options={auditKinds}
            labels={words.kinds}
          />
        }
        caption={words.caption}
        headers={words.columns}
        columns={{
          event: ({ action, kind: about, subject }) => (
            <Stack as="span" gap="x1">
              {`${words.kinds[about]}: ${words.actions[action]}`}
              <Text as="span" size="caption" tone="muted" className={styles.anywhere}>
                {subject}
              </Text>
            </Stack>
          ),
          when: ({ at }) => momentInWords(at, language),
          who,
          change: ({ before, after }) =>
            (before ?? after) && (
              <Stack as="span" gap="x1">
                <Fields label={words.from} fields={before} />
                <Fields label={words.to} fields={after} />
              </Stack>
            ),
        }}
        empty={{ title: words.empty, text: words.emptyText }}
      />
    </Stack>
  );
}
