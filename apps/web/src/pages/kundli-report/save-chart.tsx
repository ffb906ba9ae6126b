import { Button } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import type { BirthEcho } from '@jyoti/contract';
import { api } from '../../session/api.ts';
import { failureSentence } from '../../data/failure-sentence.ts';
import { settingsFromSearch } from '../../kundli/settings-in-url.ts';
import { useReportWords } from './words.ts';

/** Keeps the birth and its settings with the visitor's account; the report itself is reckoned each time. */
export function SaveChart({ birth, search }: { birth: BirthEcho; search: URLSearchParams }) {
  const words = useReportWords().save;
  const key = String(search);
  const [done, setDone] = useState<{
    key: string;
    state: 'saving' | 'saved' | 'failed';
    said: string;
  }>();
  const { state, said } = done?.key === key ? done : { state: 'new', said: '' };

  const save = async () => {
    setDone({ key, state: 'saving', said: '' });
    try {
      await api.saveChart({ name: birth.name, birth, settings: settingsFromSearch(search) });
      setDone({ key, state: 'saved', said: words.saved });
    } catch (failure) {
      setDone({ key, state: 'failed', said: failureSentence(failure, words.failed) });
    }
  };

  return (
    <Stack gap="x1">
      <Button
        onClick={() => void save()}
        loading={state === 'saving'}
        loadingLabel={words.saving}
        disabled={state === 'saved'}
      >
        {words.button}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}
