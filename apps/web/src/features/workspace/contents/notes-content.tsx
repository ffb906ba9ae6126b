import { birthFromSearch, birthSearchOf } from '@jyoti/contract';
import { TextArea } from '@jyoti/ui/text-field';
import { useSession } from '../../../platform/session/session.tsx';
import { useNotes } from '../notes.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Notes on a birth, stored with every letter. */
export function NotesContent({ search }: { search: URLSearchParams }) {
  const { notes: words } = useMessages(workspaceMessages);
  const { user } = useSession();
  const [note, write] = useNotes(user?.id ?? '', String(birthSearchOf(search)));
  return (
    <TextArea
      label={words.label({ name: birthFromSearch(search).name ?? '' })}
      hint={words.hint}
      rows={12}
      value={note}
      onValueChange={write}
    />
  );
}
