import type { Piece } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Select } from '@jyoti/ui/select';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { momentInWords } from './operate-dates.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Earlier versions of a piece, which can be loaded into the editor. */
export function PieceVersions({
  piece,
  onLoaded,
}: {
  piece: Piece;
  onLoaded: (text: string) => void;
}) {
  const words = useMessages(operateMessages).content;
  const language = useLanguage();
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const [version, setVersion] = useState('');

  if (piece.versions.length === 0) {
    return (
      <Text size="small" tone="muted">
        {words.noVersions}
      </Text>
    );
  }

  const load = () =>
    void send(async () => {
      onLoaded(
        (await api('GET /api/operator/content/piece', { query: { id: piece.id, version } })).text,
      );
      show({ text: words.loaded });
    }, words.loadFailed);

  return (
    <Stack gap="x3">
      <Grid minItem="15rem" gap="x4" align="end">
        <Select
          label={words.versions}
          placeholder={words.choosePastVersion}
          options={piece.versions.map(({ id, replacedAt }) => ({
            value: id,
            label: words.version({ when: momentInWords(replacedAt, language) }),
          }))}
          value={version}
          onChange={(event) => setVersion(event.target.value)}
        />
        <div>
          <Button
            disabled={version === ''}
            loading={busy}
            loadingLabel={words.loading}
            onClick={load}
          >
            {words.load}
          </Button>
        </div>
      </Grid>
      {message && <FailureAlert title={message} />}
    </Stack>
  );
}
