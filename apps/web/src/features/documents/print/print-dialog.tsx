import { Button } from '@jyoti/ui/button';
import { Checkbox, CheckboxGroup } from '@jyoti/ui/checkbox';
import { Dialog } from '@jyoti/ui/dialog';
import { Disclosure } from '@jyoti/ui/disclosure';
import { PrinterIcon } from '@jyoti/ui/icons';
import { Cluster, Grid, Stack } from '@jyoti/ui/layout';
import { RadioGroup, type RadioOption } from '@jyoti/ui/radio-group';
import { useState } from 'react';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { inOrder, pdfLetterhead, useLetterhead, useTemplates } from './own-report.ts';
import {
  offeredScope,
  partsOfScope,
  useChosenParts,
  usePrintScope,
  type PdfOfParts,
  type PrintChoice,
  type PrintScope,
} from './print-choice.ts';
import { ownReportMessages } from '../../../messages.generated/own-report.ts';
import { printMessages } from '../../../messages.generated/print.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

// One chunk: both need the fields of forms.
const loadForms = () => import('./own-report-forms.ts');
const LetterheadForm = lazyPart(loadForms, 'LetterheadForm');
const TemplateForm = lazyPart(loadForms, 'TemplateForm');

/** Prefix of the value of a template among the scopes. */
const TEMPLATE = 'template.';

interface PrintDialogProps extends PrintChoice {
  onClose: () => void;
  onPrint: (parts: ReadonlySet<string>) => void;
  pdf: PdfOfParts;
}

/**
 * Selects which parts of a report to print or download as PDF, with the last choice preselected. A visitor's templates are
 * choices too, and their name can be on the PDF.
 */
export function PrintDialog({ onClose, onPrint, pdf, ...choice }: PrintDialogProps) {
  const words = useMessages(printMessages);
  const own = useMessages(ownReportMessages);
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
  const [templates, setTemplates] = useTemplates();
  // Parts of a match are no parts of a kundli.
  const offered = templates.all.filter((saved) => saved.parts.every(isOfReport));
  const template = offered.find(({ name }) => name === templates.last);
  const [order, setOrder] = useState<readonly string[]>([]);
  /** Name of the template that is being changed. */
  const [changed, setChanged] = useState('');
  const parts = template
    ? new Set(template.parts)
    : inOrder(partsOfScope(choice, scope, chosen), scope === 'chosen' ? order : []);
  const named = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => all.find((part) => part.key === key) ?? []);
  const [letterhead, setLetterhead] = useLetterhead();
  const [isNamed, setNamed] = useState(true);
  const [isEditing, setEditing] = useState(false);
  const { scopes } = words;
  const shortLabels = short?.flatMap((key) => all.find((part) => part.key === key)?.label ?? []);
  const extra = groups.filter(({ isExtra }) => isExtra);
  const labelsOf = (some: typeof groups) => some.flatMap(({ label }) => label ?? []).join(', ');
  const options: RadioOption[] = [
    ...offered.map(({ name, parts: keys }) => ({
      value: TEMPLATE + name,
      label: name,
      description: named(keys)
        .map(({ label }) => label)
        .join(', '),
    })),
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
          {pdf(words.save, parts, letterhead && isNamed ? pdfLetterhead(letterhead) : undefined)}
        </>
      }
    >
      <Stack gap="x5">
        <RadioGroup
          label={words.scope}
          hint={words.always}
          options={options}
          value={template ? TEMPLATE + template.name : scope}
          onValueChange={(value) => {
            const isTemplate = value.startsWith(TEMPLATE);
            setTemplates({ ...templates, last: isTemplate ? value.slice(TEMPLATE.length) : null });
            if (!isTemplate) setScope(value as PrintScope);
          }}
        />
        {template && (
          <Cluster gap="x3">
            <Button
              size="small"
              onClick={() => {
                setTicking(true);
                setTicked(template.parts);
                setOrder(template.parts);
                setChanged(template.name);
                setScope('chosen');
                setTemplates({ ...templates, last: null });
              }}
            >
              {own.templates.change}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() =>
                setTemplates({
                  all: templates.all.filter((other) => other !== template),
                  last: null,
                })
              }
            >
              {own.templates.remove}
            </Button>
          </Cluster>
        )}
        {!template && scope === 'chosen' && (
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
        {!template && scope === 'chosen' && parts.size > 0 && (
          <TemplateForm
            parts={named(parts)}
            onOrder={setOrder}
            name={changed}
            onSave={(name) =>
              setTemplates({
                all: [
                  { name, parts: [...parts] },
                  ...templates.all.filter((other) => other.name !== name),
                ],
                last: name,
              })
            }
          />
        )}
        {letterhead && (
          <Checkbox label={own.letterhead.use} checked={isNamed} onValueChange={setNamed} />
        )}
        <Disclosure label={own.letterhead.title} open={isEditing} onOpenChange={setEditing}>
          {isEditing && (
            <LetterheadForm
              letterhead={letterhead}
              onSave={(saved) => {
                setLetterhead(saved);
                setNamed(true);
                setEditing(false);
              }}
            />
          )}
        </Disclosure>
      </Stack>
    </Dialog>
  );
}
