import { ApiFailure, type Piece, type PieceProblem } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { AlertDialog } from '@jyoti/ui/dialog';
import { JsonForm } from '@jyoti/ui/json-form';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { TextArea } from '@jyoti/ui/text-field';
import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { LeaveGuard } from '../../platform/forms/leave-guard.tsx';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { api } from '../../platform/session/api.ts';
import { jsonOf, textOf, withAllWeekdays, withoutEmptyWeekdays } from './piece-json.ts';
import { PieceProblems } from './piece-problems.tsx';
import { PieceVersions } from './piece-versions.tsx';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface PieceEditorProps {
  piece: Piece;
  /** Called after a save, or on a conflict. */
  onSaved: (piece: Piece) => void;
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** Offsets of the start and end of a line. */
function spanOfLine(text: string, line: number): [from: number, to: number] {
  const before = text.split('\n').slice(0, line - 1);
  const from = before.reduce((sum, one) => sum + one.length + 1, 0);
  const end = text.indexOf('\n', from);
  return [from, end === -1 ? text.length : end];
}

/**
 * A piece of content as a form or as JSON text: validated by the server, saved after a
 * confirmation, kept after an error.
 */
export function PieceEditor({ piece, onSaved }: PieceEditorProps) {
  const { content: words, cancel } = useMessages(operateMessages);
  const { show } = useToast();
  const checking = useSubmit();
  const saving = useSubmit();
  const [text, setText] = useState(piece.text);
  const [line, setLine] = useState(1);
  /** Null: not validated since the last change. */
  const [problems, setProblems] = useState<PieceProblem[] | null>(null);
  const [asks, setAsks] = useState(false);
  const [stale, setStale] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'form' | 'text'>('form');
  const unsaved = text !== piece.text;
  // Invalid JSON has no form.
  const json = view === 'form' ? jsonOf(text) : undefined;
  const byPath = Object.fromEntries((problems ?? []).map(({ path, message }) => [path, message]));

  const edit = (next: string) => {
    setText(next);
    setProblems(null);
  };

  const check = async (): Promise<boolean> => {
    let fits = false;
    await checking.send(async () => {
      const found = await api('POST /api/operator/content/check', {
        body: { id: piece.id, text },
      });
      setProblems(found);
      fits = found.length === 0;
    }, words.checkFailed);
    return fits;
  };

  const save = () =>
    void saving.send(async () => {
      try {
        const saved = await api('PUT /api/operator/content/piece', {
          body: { id: piece.id, text, expectedHash: piece.hash },
        });
        setText(saved.text);
        onSaved(saved);
        show({ text: words.saved });
      } catch (failure) {
        setStale(failure instanceof ApiFailure && failure.status === 409);
        throw failure;
      } finally {
        setAsks(false);
      }
    }, words.failed);

  const takePresent = () =>
    void saving.send(async () => {
      const present = await api('GET /api/operator/content/piece', {
        query: { id: piece.id },
      });
      edit(present.text);
      setStale(false);
      onSaved(present);
    }, words.pieceFailed);

  const goTo = (target: number) => {
    const [from, to] = spanOfLine(text, target);
    flushSync(() => setView('text'));
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    setLine(target);
  };

  const messages = [checking, saving].flatMap(({ message, errors }) => [
    ...(message ? [message] : []),
    ...Object.values(errors),
  ]);

  return (
    <Stack gap="x5">
      <ToggleGroup
        label={words.view}
        options={[
          { value: 'form', label: words.views.form },
          { value: 'text', label: words.views.text },
        ]}
        value={view}
        onValueChange={setView}
      />
      {view === 'form' && json === undefined && <Text>{words.noForm}</Text>}
      {json === undefined ? (
        <Stack gap="x2">
          <TextArea
            ref={area}
            label={words.text}
            variant="code"
            rows={18}
            autoComplete="off"
            value={text}
            onValueChange={edit}
            onSelect={(event) => setLine(lineAt(text, event.currentTarget.selectionStart))}
          />
          <Text size="small" tone="muted">
            {words.position({ line, lines: text.split('\n').length })}
          </Text>
        </Stack>
      ) : (
        <JsonForm
          value={withAllWeekdays(json)}
          problems={byPath}
          onValueChange={(next) => edit(textOf(withoutEmptyWeekdays(next)))}
        />
      )}
      {messages.length > 0 && (
        <FailureAlert
          title={[...messages, ...(stale ? [words.stale] : [])].join(' ')}
          action={
            stale && (
              <Button
                size="small"
                loading={saving.busy}
                loadingLabel={words.loading}
                onClick={takePresent}
              >
                {words.takePresent}
              </Button>
            )
          }
        />
      )}
      {problems !== null && <PieceProblems problems={problems} onGoTo={goTo} />}
      <Cluster>
        <Button
          variant="primary"
          disabled={!unsaved || checking.busy}
          onClick={() => void check().then((fits) => fits && setAsks(true))}
        >
          {words.save}
        </Button>
        <Button loading={checking.busy} loadingLabel={words.checking} onClick={() => void check()}>
          {words.check}
        </Button>
        <Button variant="quiet" disabled={!unsaved} onClick={() => edit(piece.text)}>
          {words.undo}
        </Button>
      </Cluster>
      <PieceVersions piece={piece} onLoaded={edit} />
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.saveTitle}
        description={words.saveText({ id: piece.id })}
        cancelLabel={cancel}
        confirmLabel={words.saveAction}
        confirmVariant="primary"
        confirmLoading={saving.busy}
        confirmLoadingLabel={words.saving}
        onConfirm={save}
      />
      <LeaveGuard unsaved={unsaved} alsoWithinPage words={words.leaving} />
    </Stack>
  );
}
