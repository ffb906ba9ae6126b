import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { ImageField } from '@jyoti/ui/image-field';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { LOGO_BYTES, logoOf, logoTypes } from './logo.ts';
import type { Letterhead } from './own-report.ts';
import { ownReportMessages } from '../../../messages.generated/own-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface LetterheadFormProps {
  letterhead: Letterhead | null;
  /** Null removes it. */
  onSave: (letterhead: Letterhead | null) => void;
}

const empty: Letterhead = { name: '', address: '', contact: '', signature: '', logo: '' };

/** The name, address, logo and signature of a visitor's PDFs. */
export function LetterheadForm({ letterhead, onSave }: LetterheadFormProps) {
  const words = useMessages(ownReportMessages).letterhead;
  const { draft, change, text, forget } = useDraft('letterhead', {
    ...(letterhead ?? empty),
    picture: null as File | null,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const finish = (saved: Letterhead | null) => {
    forget();
    onSave(saved);
  };
  const save = async () => {
    const { picture, name, address, contact, signature } = draft;
    const read = picture ? await logoOf(picture) : { logo: draft.logo };
    const problems = {
      ...(name.trim() === '' && { name: words.nameMissing }),
      ...('problem' in read && { logo: words[read.problem] }),
    };
    if ('problem' in read || name.trim() === '') setErrors(problems);
    else finish({ name, address, contact, signature, logo: read.logo });
  };
  return (
    <Form
      errors={errors}
      onFieldEdit={(field) => setErrors((before) => ({ ...before, [field]: '' }))}
      onSubmit={() => void save()}
    >
      <Stack gap="x4">
        <TextField label={words.name} hint={words.hint} autoComplete="name" {...text('name')} />
        <TextField
          label={words.address}
          optional
          autoComplete="street-address"
          {...text('address')}
        />
        <TextField label={words.contact} optional {...text('contact')} />
        <ImageField
          label={words.logo}
          name="logo"
          optional
          types={logoTypes}
          maxBytes={LOGO_BYTES}
          value={draft.picture}
          onValueChange={(picture) => change({ picture })}
          currentSrc={draft.logo || undefined}
          onRemoveCurrent={() => change({ logo: '' })}
        />
        <TextField
          label={words.signature}
          hint={words.signatureHint}
          optional
          {...text('signature')}
        />
        <Cluster gap="x3">
          <Button type="submit">{words.save}</Button>
          {letterhead && (
            <Button variant="quiet" onClick={() => finish(null)}>
              {words.remove}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  );
}
