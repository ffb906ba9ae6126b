import { Button } from '@jyoti/ui/button';
import { CheckboxGroup } from '@jyoti/ui/checkbox';
import { Dialog } from '@jyoti/ui/dialog';
import { PrinterIcon } from '@jyoti/ui/icons';
import { Grid, Stack } from '@jyoti/ui/layout';
import { RadioGroup, type RadioOption } from '@jyoti/ui/radio-group';
import { useState, type ReactNode } from 'react';
import { partsOfScope, type PrintChoice, type PrintScope } from './print-choice.ts';
import { usePrintWords } from './words.ts';

interface PrintDialogProps extends PrintChoice {
  onClose: () => void;
  onPrint: (parts: ReadonlySet<string>) => void;
  /** The button that saves a PDF of some parts. */
  pdf: (label: string, parts: ReadonlySet<string>) => ReactNode;
}

/** Asks which parts of a report to print or to save as a PDF. */
export function PrintDialog({ onClose, onPrint, pdf, ...choice }: PrintDialogProps) {
  const words = usePrintWords();
  const { groups, current, short } = choice;
  const [scope, setScope] = useState<PrintScope>(short ? 'short' : 'whole');
  const [chosen, setChosen] = useState<readonly string[]>(current ? [current.key] : []);
  const parts = partsOfScope(choice, scope, chosen);
  const labelOf = (key: string) =>
    groups.flatMap((group) => group.parts).find((part) => part.key === key)?.label ?? '';
  const { scopes } = words;
  const options: RadioOption<PrintScope>[] = [
    { value: 'first', label: scopes.first },
    ...(current ? [{ value: 'current' as const, label: scopes.current(current.label) }] : []),
    ...(short
      ? [
          {
            value: 'short' as const,
            label: scopes.short,
            description: words.shortIs(short.map(labelOf).join(', ')),
          },
        ]
      : []),
    { value: 'whole', label: scopes.whole },
    { value: 'chosen', label: scopes.chosen },
  ];

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        <>
          <Button icon={<PrinterIcon size={20} />} onClick={() => onPrint(parts)}>
            {words.print}
          </Button>
          {pdf(words.save, parts)}
        </>
      }
    >
      <Stack gap="x5">
        <RadioGroup
          label={words.scope}
          hint={words.always}
          options={options}
          value={scope}
          onValueChange={setScope}
        />
        {scope === 'chosen' && (
          <Grid minItem="13rem" columns={2} gap="x4" align="start">
            {groups.map(({ label = words.parts, parts: ofGroup }) => {
              const keys = ofGroup.map(({ key }) => key);
              return (
                <CheckboxGroup
                  key={label}
                  label={label}
                  options={ofGroup.map((part) => ({ value: part.key, label: part.label }))}
                  value={chosen.filter((key) => keys.includes(key))}
                  onValueChange={(ticked) =>
                    setChosen([...chosen.filter((key) => !keys.includes(key)), ...ticked])
                  }
                />
              );
            })}
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}
