import type { SavedChart } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Dialog, DialogClose } from '@jyoti/ui/dialog';
import { Stack, Text } from '@jyoti/ui/layout';
import { List, ListItem } from '@jyoti/ui/list';
import { useRef, useState, type ChangeEvent } from 'react';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { api } from '../../../platform/session/api.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readBirthsFile, type ReadBirth } from './births-file.ts';

/** More than any table of births has: a larger file is not read. */
const MOST_BYTES = 2_000_000;

/** What the chosen files contain. */
interface Read {
  births: readonly ReadBirth[];
  /** One line for each birth or file that cannot be saved, with its reason. */
  refused: readonly string[];
}

interface ImportDialogProps {
  onClose: () => void;
  onSaved: (chart: SavedChart) => void;
  /** @param count how many births of the files are saved */
  onDone: (count: number) => void;
}

/** Saves the births of files of other programs: tables, lists, and files of Jagannatha Hora. */
export function ImportDialog({ onClose, onSaved, onDone }: ImportDialogProps) {
  const { importing: words } = useMessages(profileMessages).charts;
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [saved, setSaved] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const births: ReadBirth[] = [];
    const refused: string[] = [];
    for (const file of target.files ?? []) {
      const content = file.size <= MOST_BYTES ? readBirthsFile(file.name, await file.text()) : null;
      if (content === null) refused.push(words.unreadable({ file: file.name }));
      births.push(...(content?.births ?? []));
      for (const { line, reason } of content?.refused ?? [])
        refused.push(words.line({ file: file.name, line, reason }));
    }
    setRead({ births, refused });
    setSaved(0);
    setFailure(null);
    target.value = '';
  };

  const save = async () => {
    if (read === null) return;
    setBusy(true);
    setFailure(null);
    let count = saved;
    try {
      // One after the other: a press of the button again continues where a failure stopped it.
      for (const { line: _, ...chart } of read.births.slice(saved)) {
        onSaved(await api('POST /api/users/charts', { body: { settings: {}, ...chart } }));
        count += 1;
        setSaved(count);
      }
      onDone(count);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  const total = read?.births.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!busy) onClose();
      }}
      closeOnOutsidePress={false}
      title={words.title}
      description={words.text}
      footer={
        <>
          <DialogClose>
            <Button disabled={busy}>{words.cancel}</Button>
          </DialogClose>
          {total > 0 && (
            <Button
              variant="primary"
              loading={busy}
              loadingLabel={words.saving({ saved, total })}
              onClick={() => void save()}
            >
              {words.save({ count: total - saved })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".csv,.txt,.json,.jhd"
          aria-label={words.choose}
          onChange={(event) => void choose(event)}
        />
        <div>
          <Button disabled={busy} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
        </div>
        <div role="status">
          {read && (
            <Text weight="strong">
              {words.read({ births: total, refused: read.refused.length })}
            </Text>
          )}
        </div>
        {failure !== null && <FailureAlert title={words.failed} failure={failure} />}
        {read && read.refused.length > 0 && (
          <Alert tone="warning" title={words.refused}>
            <List>
              {read.refused.map((line) => (
                <ListItem key={line}>{line}</ListItem>
              ))}
            </List>
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
