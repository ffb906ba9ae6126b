import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { XIcon } from '../icons/index.ts';
import { Cluster, Grid, Stack, Text } from '../layout/index.ts';
import { NumberField } from '../number-field/index.ts';
import { TextArea, TextField } from '../text-field/index.ts';
import * as styles from './json-form.css.ts';
import {
  emptyLike,
  entryName,
  isJsonObject,
  keyInWords,
  pathBelow,
  type JsonObject,
  type JsonValue,
} from './json-form.logic.ts';
import { jsonFormStrings } from '../messages.generated/en/components/JsonForm.ts';

/** Length from which a text is edited in a multi-line field. */
const LONG = 60;
/** Texts up to this length are shown as single-line fields. */
const SHORT = 20;

interface JsonPartProps<Value> {
  label: string;
  /** Path of the value from the root; empty for the root. */
  path: string;
  value: Value;
  problems: Readonly<Record<string, string>>;
  onChange: (value: JsonValue) => void;
}

/** One value with all its nested values. */
export function JsonField({ label, path, value, problems, onChange }: JsonPartProps<JsonValue>) {
  const part = { label, path, problems, onChange };
  if (Array.isArray(value)) return <JsonEntries {...part} value={value} />;
  if (isJsonObject(value))
    return (
      <fieldset>
        <legend>
          <Text as="span" weight="strong">
            {label}
          </Text>
        </legend>
        <JsonFields path={path} value={value} problems={problems} onChange={onChange} />
      </fieldset>
    );
  const field = { label, name: path, error: problems[path] ?? null };
  switch (typeof value) {
    case 'string':
      return value.length > LONG ? (
        <TextArea {...field} rows={3} value={value} onValueChange={onChange} />
      ) : (
        <TextField {...field} autoComplete="off" value={value} onValueChange={onChange} />
      );
    case 'boolean':
      return <Checkbox {...field} checked={value} onValueChange={onChange} />;
    default:
      // Null: a number that was deleted in order to type another one.
      return <NumberField {...field} decimals={6} value={value} onValueChange={onChange} />;
  }
}

/** The fields of an object, in their order. */
export function JsonFields(props: Omit<JsonPartProps<JsonObject>, 'label'>) {
  const { path, value, problems, onChange } = props;
  return (
    <Stack gap="x4">
      {Object.entries(value).map(([key, part]) => (
        <JsonField
          key={key}
          label={keyInWords(key)}
          path={pathBelow(path, key)}
          value={part}
          problems={problems}
          onChange={(next) => onChange({ ...value, [key]: next })}
        />
      ))}
    </Stack>
  );
}

/** A list: an entry with several fields is collapsible; a new entry has the fields of the last one, empty. */
function JsonEntries(props: JsonPartProps<readonly JsonValue[]>) {
  const { label, path, value: list, problems, onChange } = props;
  const strings = useStrings(jsonFormStrings);
  const isShort = list.every((entry) => typeof entry === 'string' && entry.length <= SHORT);
  // Entries have no name of their own. Generated ids keep the open state with its entry when another one is removed.
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
            const at = pathBelow(path, index);
            const number = String(index + 1);
            const part = {
              path: at,
              problems,
              onChange: (next: JsonValue) => onChange(list.with(index, next)),
            };
            const remove = () => {
              setIds(ids.toSpliced(index, 1));
              onChange(list.toSpliced(index, 1));
            };
            if (isJsonObject(entry)) {
              const own = entryName(entry);
              const name =
                own === '' ? strings.entry({ number }) : strings.entryNamed({ number, name: own });
              const hasProblem = Object.keys(problems).some((one) => one.startsWith(`${at}.`));
              return (
                <Disclosure key={ids[index]} label={name} defaultOpen={hasProblem}>
                  <Stack gap="x4">
                    <JsonFields {...part} value={entry} />
                    <div>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={strings.removeOf({ entry: name })}
                        onClick={remove}
                      >
                        {strings.remove}
                      </Button>
                    </div>
                  </Stack>
                </Disclosure>
              );
            }
            const name = strings.entry({ number });
            return (
              <Cluster key={ids[index]} gap="x1" align="end">
                <div className={styles.grows}>
                  <JsonField {...part} label={name} value={entry} />
                </div>
                <IconButton
                  label={strings.removeOf({ entry: name })}
                  icon={<XIcon size={20} />}
                  onClick={remove}
                />
              </Cluster>
            );
          })}
        </Grid>
        <Cluster>
          <Button
            size="small"
            aria-label={strings.addTo({ list: label })}
            onClick={() => {
              setIds([...ids, Math.max(-1, ...ids) + 1]);
              onChange([...list, emptyLike(list.at(-1) ?? '')]);
            }}
          >
            {strings.add}
          </Button>
        </Cluster>
      </Stack>
    </fieldset>
  );
}
