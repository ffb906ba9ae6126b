import { birthSearchOf } from '@jyoti/contract';
import { TextArea } from '@jyoti/ui/text-field';
import type { ReportProps } from '../../../kundli-parts/report-props.ts';
import { useSession } from '../../../session/session.tsx';
import { useNotes } from '../notes.ts';
import { useWorkspaceWords } from '../words.ts';

/** Notes on a birth, stored with every letter. */
export function NotesContent({ kundli, search }: ReportProps) {
  const { notes: words } = useWorkspaceWords();
  const { user } = useSession();
  const [note, write] = useNotes(user?.id ?? '', String(birthSearchOf(search)));
  return (
    <TextArea
      label={words.label(kundli.birth.name)}
      hint={words.hint}
      rows={12}
      value={note}
      onValueChange={write}
    />
  );
}
