import { clsx } from 'clsx';
import { ImageIcon, ImageOffIcon } from '../icons/index.ts';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { button } from '../button/button.css.ts';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions } from '../field/index.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './image-field.css.ts';
import { megabytes, namesOfTypes } from './image-field.logic.ts';
import { imageFieldStrings } from './image-field.strings.ts';
import { FilePreview } from './file-preview.tsx';

export interface ImageFieldProps
  extends
    FieldOptions,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | 'type' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'size'
    > {
  /** MIME types that the browser offers to choose, and that the hint lists. Checking the file is its owner's. */
  types: readonly string[];
  /** Largest file, in bytes. Listed in the hint; checking it is its owner's. */
  maxBytes?: number;
  /** The file that is chosen, where its owner holds it. Left out, the field holds it. */
  file?: File | null;
  /** A file was chosen, or (`null`) the chosen one removed. */
  onFileChange?: (file: File | null) => void;
  /** Address of the picture in use now, shown while no other is chosen. */
  currentImage?: string;
  /** Removes the picture in use now. Without it, only a chosen file can be removed. */
  onRemoveCurrent?: () => void;
  /** To the input, as are className, id and everything a native input takes. */
  ref?: Ref<HTMLInputElement>;
}

const fileInput = (row: HTMLElement | null) =>
  row?.querySelector<HTMLInputElement>('input[type="file"]') ?? null;

/** Asks for one picture, and shows it before it is sent. */
export function ImageField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  types,
  maxBytes,
  file: heldFile,
  onFileChange,
  currentImage,
  onRemoveCurrent,
  id,
  className,
  disabled,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: ImageFieldProps) {
  const strings = useStrings(imageFieldStrings);
  const locale = useLocale();
  const form = useFormContext();
  const row = useRef<HTMLDivElement>(null);
  const [ownFile, setOwnFile] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState<File | string | null>(null);
  const [told, setTold] = useState('');
  const file = heldFile === undefined ? ownFile : heldFile;
  const shown = file ?? currentImage ?? null;

  // Without a file the native input must hold none either, or it would be sent: also when its owner refuses the one
  // just chosen, where `file` is null before and after. Hence at every render.
  useEffect(() => {
    const element = fileInput(row.current);
    if (file === null && element !== null && element.value !== '') element.value = '';
  });

  useEffect(() => {
    const owner = fileInput(row.current)?.form;
    const reset = () => setOwnFile(null);
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
  }, []);

  const change = (chosen: File | null) => {
    setOwnFile(chosen);
    onFileChange?.(chosen);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const chosen = event.currentTarget.files?.[0] ?? null;
    change(chosen);
    setTold(chosen ? strings.chosen(chosen.name) : '');
  };

  const remove = () => {
    if (file === null) onRemoveCurrent?.();
    else change(null);
    if (name !== undefined) form.edited(name);
    setTold(strings.removed);
    // The button that had focus goes away with the picture.
    fileInput(row.current)?.focus();
  };

  const accepted = strings.accepts(
    namesOfTypes(types, locale),
    maxBytes === undefined ? undefined : strings.megabytes(megabytes(maxBytes)),
  );
  const fullHint = (
    <>
      {accepted}
      {hint && <div>{hint}</div>}
    </>
  );
  const options = { label, labelHidden, hint: fullHint, error, name, required, optional };
  const removable = file !== null || (currentImage !== undefined && onRemoveCurrent !== undefined);

  return (
    <Field {...options} controlId={id} describedBy={describedBy}>
      {(control) => (
        <div className={styles.row} ref={row}>
          <div className={styles.frame}>
            {shown === null ? (
              <ImageIcon size={32} strokeWidth={1.2} aria-hidden />
            ) : shown === unreadable ? (
              <ImageOffIcon size={32} strokeWidth={1.2} aria-hidden />
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
                alt={strings.preview(shown.name)}
                onError={() => setUnreadable(shown)}
              />
            )}
          </div>
          <div className={styles.facts}>
            <div className={styles.actions}>
              <input
                {...rest}
                {...control}
                type="file"
                accept={types.join(',')}
                disabled={disabled}
                className={clsx(visuallyHidden, className)}
                onChange={choose}
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
                  aria-label={strings.removeOf(label)}
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
              {told}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
