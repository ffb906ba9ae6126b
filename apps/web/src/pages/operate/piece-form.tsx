import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { Disclosure } from '@jyoti/ui/disclosure';
import { IconButton } from '@jyoti/ui/icon-button';
import { XIcon } from '@jyoti/ui/icons';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { NumberField } from '@jyoti/ui/number-field';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { emptyLike, entryName, fieldName, fieldsOf, withField, type Json } from './piece-json.ts';
import * as styles from './operate.css.ts';
import { useOperateWords } from './words.ts';

/** Entries of a list up to this length stand side by side. */
const SHORT = 20;
/** From so many characters on a text is written in several lines. */
const LONG = 60;

interface PieceFieldProps {
  label: string;
  /** Where it stands in the piece: `sections.2.heading`. */
  path: string;
  value: Json;
  /** What is wrong, by path. */
  problems: Readonly<Record<string, string>>;
  onChange: (value: Json) => void;
}

const below = (path: string, key: string | number) =>
  path === '' ? String(key) : `${path}.${key}`;

/** One value of a piece of content with all that is in it, as fields of a form. */
export function PieceField({ label, path, value, problems, onChange }: PieceFieldProps) {
  const error = problems[path] ?? null;
  const field = { label, name: path, error };
  if (Array.isArray(value)) {
    return (
      <Entries label={label} path={path} list={value} problems={problems} onChange={onChange} />
    );
  }
  switch (typeof value) {
    case 'string':
      return value.length > LONG ? (
        <TextArea {...field} rows={3} value={value} onValueChange={onChange} />
      ) : (
        <TextField {...field} autoComplete="off" value={value} onValueChange={onChange} />
      );
    case 'number':
      return <NumberField {...field} decimals={6} value={value} onValueChange={onChange} />;
    case 'boolean':
      return (
        <Checkbox {...field} checked={value} onChange={({ target }) => onChange(target.checked)} />
      );
    default:
      // A number that was taken out, to type another one.
      if (value === null) return <NumberField {...field} value={null} onValueChange={onChange} />;
      return (
        <fieldset>
          <legend>
            <Text as="span" weight="strong">
              {label}
            </Text>
          </legend>
          <PieceFields path={path} value={value} problems={problems} onChange={onChange} />
        </fieldset>
      );
  }
}

interface PieceFieldsProps extends Omit<PieceFieldProps, 'label' | 'value'> {
  value: { [key: string]: Json };
}

/** The fields of an object, in their order. */
export function PieceFields({ path, value, problems, onChange }: PieceFieldsProps) {
  return (
    <Stack gap="x4">
      {fieldsOf(value).map(([key, part]) => (
        <PieceField
          key={key}
          label={fieldName(key)}
          path={below(path, key)}
          value={part}
          problems={problems}
          onChange={(next) => onChange(withField(value, key, next))}
        />
      ))}
    </Stack>
  );
}

interface EntriesProps extends Omit<PieceFieldProps, 'value'> {
  list: readonly Json[];
}

/** A list: each entry opens by itself, can be taken out, and a new one has the fields of the last. */
export function Entries({ label, path, list, problems, onChange }: EntriesProps) {
  const { form: words } = useOperateWords().content;
  const isShort = list.every((entry) => typeof entry === 'string' && entry.length <= SHORT);
  const replaced = (index: number, next: Json) => list.with(index, next);
  // Entries have no name of their own. With an id each, what is open stays with its entry when another one is taken out.
  const [ids, setIds] = useState(() => [...list.keys()]);
  if (ids.length !== list.length) setIds([...list.keys()]);
  return (
    <fieldset>
      <legend>
        <Text as="span" weight="strong">
          {label}
        </Text>
      </legend>
      <Stack gap="x3">
        {problems[path] !== undefined && <Text tone="danger">{problems[path]}</Text>}
        <Grid minItem={isShort ? '14rem' : '100%'} gap="x3" align="start">
          {list.map((entry, index) => {
            const at = below(path, index);
            const name = words.entry(index + 1, entryName(entry));
            const hasProblem = Object.keys(problems).some((one) => one.startsWith(`${at}.`));
            const removeEntry = () => {
              setIds(ids.toSpliced(index, 1));
              onChange(list.toSpliced(index, 1));
            };
            return typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? (
              <Disclosure key={ids[index]} label={name} {...(hasProblem && { defaultOpen: true })}>
                <Stack gap="x4">
                  <PieceFields
                    path={at}
                    value={entry}
                    problems={problems}
                    onChange={(next) => onChange(replaced(index, next))}
                  />
                  <div>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={words.removeOf(name)}
                      onClick={removeEntry}
                    >
                      {words.remove}
                    </Button>
                  </div>
                </Stack>
              </Disclosure>
            ) : (
              <Cluster key={ids[index]} gap="x1" align="end">
                <div className={styles.grows}>
                  <PieceField
                    label={words.entry(index + 1, '')}
                    path={at}
                    value={entry}
                    problems={problems}
                    onChange={(next) => onChange(replaced(index, next))}
                  />
                </div>
                <IconButton
                  label={words.removeOf(words.entry(index + 1, ''))}
                  icon={<XIcon size={20} />}
                  onClick={removeEntry}
                />
              </Cluster>
            );
          })}
        </Grid>
        <Cluster>
          <Button
            size="small"
            aria-label={words.addTo(label)}
            onClick={() => {
              setIds([...ids, Math.max(-1, ...ids) + 1]);
              onChange([...list, emptyLike(list.at(-1) ?? '')]);
            }}
          >
            {words.add}
          </Button>
        </Cluster>
      </Stack>
    </fieldset>
  );
}
