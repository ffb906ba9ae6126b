import { birthSearchOf } from '@jyoti/contract';
import { TextArea } from '@jyoti/ui/text-field';
import type { ReportProps } from '../../kundli/tabs/report-props.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { useNotes } from '../notes.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Notes on a birth, stored with every letter. */
export function NotesContent({ kundli, search }: ReportProps) {
  const { notes: words } = useMessages(workspaceMessages);
  const { user } = useSession();
  const [note, write] = useNotes(user?.id ?? '', String(birthSearchOf(search)));
  return (
    <TextArea
      label={words.label({ name: kundli.birth.name })}
      hint={words.hint}
      rows={12}
      value={note}
      onValueChange={write}
    />
  );
}
