import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { failureSentence } from '../../platform/data/failure-sentence.ts';

interface SaveButtonProps {
  save: () => Promise<unknown>;
  words: Readonly<Record<'button' | 'saving' | 'saved' | 'failed', string>>;
}

/**
 * Saves a report's births to the account and shows the result. Give it a `key` that identifies the
 * births.
 */
export function SaveButton({ save, words }: SaveButtonProps) {
  const [state, setState] = useState<'new' | 'saving' | 'saved'>('new');
  const [message, setMessage] = useState('');

  const onClick = async () => {
    setState('saving');
    setMessage('');
    try {
      await save();
      setState('saved');
      setMessage(words.saved);
    } catch (failure) {
      setState('new');
      setMessage(failureSentence(failure, words.failed));
    }
  };

  return (
    <>
      <Button
        onClick={() => void onClick()}
        loading={state === 'saving'}
        loadingLabel={words.saving}
        disabled={state === 'saved'}
      >
        {words.button}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {message}
      </Text>
    </>
  );
}
