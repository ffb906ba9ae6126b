import { relations, type SavedChart } from '@jyoti/contract';
import { Select } from '@jyoti/ui/select';
import { TextField } from '@jyoti/ui/text-field';
import { api } from '../../../platform/session/api.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface EditChartDialogProps extends EntryDialogProps {
  chart: SavedChart;
  onChanged: (chart: SavedChart) => void;
}

/** Edits name, relation and note of a saved chart. */
export function EditChartDialog({ chart, onChanged, ...dialog }: EditChartDialogProps) {
  const words = useMessages(profileMessages).charts;
  const { busy, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ describeChartSchema, validate }, data) =>
      validate(describeChartSchema, {
        ...Object.fromEntries(data),
        relation: data.get('relation') === 'none' ? null : data.get('relation'),
      }),
    send: async (part) =>
      onChanged(await api('PATCH /api/users/charts/:id', { path: { id: chart.id }, body: part })),
    failed: words.editFailed,
  });
  return (
    <FormDialog
      {...dialog}
      words={{ ...words, confirm: words.save, busy: words.saving }}
      form={form}
      busy={busy}
      title={words.editTitle({ name: chart.name })}
    >
      <TextField label={words.name} name="name" defaultValue={chart.name} required />
      <Select
        label={words.relation}
        name="relation"
        options={[
          { value: 'none', label: words.noRelation },
          ...relations.map((value) => ({ value, label: words.relations[value] })),
        ]}
        defaultValue={chart.relation ?? 'none'}
      />
      <TextField label={words.note} name="note" maxLength={300} defaultValue={chart.note} />
    </FormDialog>
  );
}
