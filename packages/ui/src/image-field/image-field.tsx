import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { button } from '../shared/styles/button.css.ts';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { ImageIcon, ImageOffIcon } from '../icons/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './image-field.css.ts';
import { megabytes, namesOfTypes } from './image-field.logic.ts';
import { imageFieldStrings } from '../messages.generated/en/components/ImageField.ts';
import { FilePreview } from './file-preview.tsx';

/** `value` is the chosen File; it is submitted under `name`. */
export interface ImageFieldProps
  extends
    FieldOptions,
    ValueOptions<File>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | 'type' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'size'
    > {
  /** MIME types that the browser offers to choose, and that the hint lists. Validating the file is up to the parent. */
  types: readonly string[];
  /** Largest file, in bytes. Listed in the hint; validating it is up to the parent. */
  maxBytes?: number;
  /** URL of the current picture, shown while no other is selected. */
  currentSrc?: string;
  /** Removes the current picture. Without it, only a selected file can be removed. */
  onRemoveCurrent?: () => void;
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** Sets the file of a native input, or none, to restore it when the parent rejects a chosen file. */
function hold(input: HTMLInputElement, file: File | null): void {
  if (file === null) input.value = '';
  else if (typeof DataTransfer === 'function') {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  }
}

/** A field for one picture, with a preview. */
export function ImageField({
  types,
  maxBytes,
  value,
  defaultValue,
  onValueChange,
  currentSrc,
  onRemoveCurrent,
  onChange,
  ref,
  ...props
}: ImageFieldProps) {
  const strings = useStrings(imageFieldStrings);
  const locale = useLocale();
  const form = useFormContext();
  const [field, native] = splitFieldProps(props);
  const { label, hint, name, disabled } = field;
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(input, ref);
  const [file, setFile] = useControllableState<File | null>({
    prop: value,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: 'ImageField',
  });
  const [first] = useState(file);
  const [unreadable, setUnreadable] = useState<File | string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = file ?? currentSrc ?? null;

  // The native input submits its own files, so they must equal the value, even if the parent
  // rejects the selected file and the value does not change. Therefore it is set at every render.
  useEffect(() => {
    const selected = input.current?.files?.[0] ?? null;
    if (input.current && selected !== file) hold(input.current, file);
  });

  useFormReset(input, () => setFile(defaultValue ?? first));

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0] ?? null;
    setFile(chosen);
    setAnnouncement(chosen ? strings.chosen({ fileName: chosen.name }) : '');
  };

  const remove = () => {
    if (file === null) onRemoveCurrent?.();
    else setFile(null);
    if (name !== undefined) form.edited(name);
    setAnnouncement(strings.removed);
    // The focused button is removed with the picture.
    input.current?.focus();
  };

  const names = namesOfTypes(types, locale);
  const accepted =
    maxBytes === undefined
      ? names
      : strings.accepts({ types: names, size: strings.megabytes({ count: megabytes(maxBytes) }) });
  const fullHint = (
    <>
      {accepted}
      {hint && <div>{hint}</div>}
    </>
  );
  const removable = file !== null || (currentSrc !== undefined && onRemoveCurrent !== undefined);

  return (
    <Field {...field} hint={fullHint}>
      {(control) => (
        <div className={styles.row}>
          <div className={styles.frame}>
            {shown === null ? (
              <ImageIcon size={32} strokeWidth={1.2} />
            ) : shown === unreadable ? (
              <ImageOffIcon size={32} strokeWidth={1.2} />
            ) : typeof shown === 'string' ? (
              <img
                className={styles.picture}
                src={shown}
                alt={strings.current}
                onError={() => setUnreadable(shown)}
                data-part="image-preview"
              />
            ) : (
              <FilePreview
                className={styles.picture}
                file={shown}
                alt={strings.preview({ fileName: shown.name })}
                onError={() => setUnreadable(shown)}
              />
            )}
          </div>
          <div className={styles.facts}>
            <div className={styles.actions}>
              <input
                {...native}
                {...control}
                ref={refs}
                type="file"
                accept={types.join(',')}
                className={visuallyHidden}
                onChange={composeEventHandlers(onChange, choose)}
                data-part="image-field"
              />
              <label
                htmlFor={control.id}
                className={clsx(button({ variant: 'secondary', size: 'small' }), styles.choose)}
              >
                {shown === null ? strings.choose : strings.change}
              </label>
              {removable && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={disabled}
                  aria-label={strings.removeOf({ label })}
                  onClick={remove}
                >
                  {strings.remove}
                </Button>
              )}
            </div>
            {file && <p className={styles.fileName}>{file.name}</p>}
            {shown !== null && shown === unreadable && (
              <p className={styles.fileName}>{strings.noPreview}</p>
            )}
            <span className={visuallyHidden} aria-live="polite">
              {announcement}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
