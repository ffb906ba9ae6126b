import { Button } from '@jyoti/ui/button';
import { CheckboxGroup } from '@jyoti/ui/checkbox';
import { Dialog } from '@jyoti/ui/dialog';
import { PrinterIcon } from '@jyoti/ui/icons';
import { Grid, Stack } from '@jyoti/ui/layout';
import { RadioGroup, type RadioOption } from '@jyoti/ui/radio-group';
import { useState, type ReactNode } from 'react';
import {
  offeredScope,
  partsOfScope,
  useChosenParts,
  usePrintScope,
  type PrintChoice,
  type PrintScope,
} from './print-choice.ts';
import { printMessages } from '../../../messages.generated/print.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PrintDialogProps extends PrintChoice {
  onClose: () => void;
  onPrint: (parts: ReadonlySet<string>) => void;
  /** The button that downloads some parts as PDF. */
  pdf: (label: string, parts: ReadonlySet<string>) => ReactNode;
}

/**
 * Selects which parts of a report to print or download as PDF, with the last choice preselected.
 */
export function PrintDialog({ onClose, onPrint, pdf, ...choice }: PrintDialogProps) {
  const words = useMessages(printMessages);
  const { groups, current, short } = choice;
  const [lastScope, setScope] = usePrintScope();
  const scope = offeredScope(choice, lastScope);
  const [ticked, setTicked] = useChosenParts();
  const all = groups.flatMap((group) => group.parts);
  const isOfReport = (key: string) => all.some((part) => part.key === key);
  const [isTicking, setTicking] = useState(false);
  // If no part of this report was ticked before, the open one is ticked.
  const isNew = !isTicking && !ticked.some(isOfReport);
  const chosen = [...ticked, ...(isNew && current ? [current.key] : [])];
  const parts = partsOfScope(choice, scope, chosen);
  const { scopes } = words;
  const shortLabels = short?.flatMap((key) => all.find((part) => part.key === key)?.label ?? []);
  const extra = groups.filter(({ isExtra }) => isExtra);
  const labelsOf = (some: typeof groups) => some.flatMap(({ label }) => label ?? []).join(', ');
  const options: RadioOption<PrintScope>[] = [
    { value: 'first', label: scopes.first },
    ...(current
      ? [{ value: 'current' as const, label: scopes.current({ part: current.label }) }]
      : []),
    ...(shortLabels
      ? [
          {
            value: 'short' as const,
            label: scopes.short,
            description: words.shortIs({ parts: shortLabels.join(', ') }),
          },
        ]
      : []),
    {
      value: 'whole',
      label: scopes.whole,
      description:
        extra.length > 0 ? labelsOf(groups.filter(({ isExtra }) => !isExtra)) : undefined,
    },
    ...(extra.length > 0
      ? [
          {
            value: 'everything' as const,
            label: scopes.everything,
            description: words.everythingIs({ extra: labelsOf(extra) }),
          },
        ]
      : []),
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
              const isOfGroup = (key: string) => ofGroup.some((part) => part.key === key);
              return (
                <CheckboxGroup
                  key={label}
                  label={label}
                  options={ofGroup.map((part) => ({ value: part.key, label: part.label }))}
                  value={chosen.filter(isOfGroup)}
                  onValueChange={(ofThisGroup) => {
                    setTicking(true);
                    setTicked([...chosen.filter((key) => !isOfGroup(key)), ...ofThisGroup]);
                  }}
                />
              );
            })}
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}
