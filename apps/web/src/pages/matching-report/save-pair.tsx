import type { Matching } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { failureSentence } from '../../data/failure-sentence.ts';
import { partners } from '../../matching/pair-in-url.ts';
import { useMatchingWords } from './words.ts';

/** Keeps both births with the visitor's account; the match itself is reckoned each time. */
export function SavePair({ match }: { match: Matching }) {
  const words = useMatchingWords().save;
  const [{ of, state, said }, setDone] = useState<{
    of: Matching | null;
    state: 'new' | 'saving' | 'saved';
    said: string;
  }>({ of: null, state: 'new', said: '' });
  const isOfThis = of === match;

  const save = async () => {
    setDone({ of: match, state: 'saving', said: '' });
    try {
      // One after the other: the same chart again is kept once, so that a second try repeats nothing.
      for (const partner of partners) {
        await api.saveChart({ name: match[partner].name, birth: match[partner] });
      }
      setDone({ of: match, state: 'saved', said: words.saved });
    } catch (failure) {
      setDone({ of: match, state: 'new', said: failureSentence(failure, words.failed) });
    }
  };

  return (
    <>
      <Button
        onClick={() => void save()}
        loading={isOfThis && state === 'saving'}
        loadingLabel={words.saving}
        disabled={isOfThis && state === 'saved'}
      >
        {words.button}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {isOfThis && said}
      </Text>
    </>
  );
}
