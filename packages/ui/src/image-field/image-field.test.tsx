import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ImageField, type ImageFieldProps } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const props = {
  label: 'Profile image',
  name: 'profileImage',
  types: ['image/jpeg', 'image/png'],
  maxBytes: 5 * 1024 * 1024,
} satisfies ImageFieldProps;

const picture = (name = 'asha.png') => new File(['pixels'], name, { type: 'image/png' });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Profile image/);

/** Object URLs that were created and not yet revoked. jsdom has none. */
const open = new Set<string>();
let made = 0;

beforeEach(() => {
  open.clear();
  made = 0;
  URL.createObjectURL = vi.fn(() => {
    made += 1;
    const url = `blob:sample/${made}`;
    open.add(url);
    return url;
  });
  URL.revokeObjectURL = vi.fn((url: string) => void open.delete(url));
});

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const asha = picture();

describe('ImageField', () => {
  behavesAsComponent(ImageField, {
    props,
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: null,
      to: asha,
      change: (user) => user.upload(input(), asha),
      shown: () => (screen.queryByRole('img', { name: /asha\.png/ }) ? asha : null),
    },
  });

  test('lists what it takes, in words and to the browser @wcag:3.3.2', () => {
    render(<ImageField {...props} hint="A face helps the astrologer." />);
    expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png');
    expect(input()).toHaveAccessibleDescription(
      'JPG or PNG, up to 5 MB A face helps the astrologer.',
    );
  });

  test('shows what was chosen and sends it with its form', async () => {
    const chosen = vi.fn();
    const { container } = render(
      <form>
        <ImageField {...props} onValueChange={chosen} />
      </form>,
    );
    const file = picture();
    await userEvent.upload(input(), file);
    expect(chosen).toHaveBeenCalledExactlyOnceWith(file);
    expect(screen.getByRole('img', { name: 'Preview of asha.png' })).toHaveAttribute(
      'src',
      'blob:sample/1',
    );
    expect(screen.getByText('Chosen: asha.png')).toBeInTheDocument();
    expect(input().files?.[0]).toBe(file);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('removes what was chosen; focus stays in the field', async () => {
    const chosen = vi.fn();
    render(<ImageField {...props} onValueChange={chosen} />);
    await userEvent.upload(input(), picture());
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Profile image' }));
    expect(chosen).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(input().value).toBe('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('Picture removed')).toBeInTheDocument();
  });

  test('revokes every object URL: on another choice, on removal, on unmount', async () => {
    const { unmount } = render(<ImageField {...props} />);
    await userEvent.upload(input(), picture('one.png'));
    await userEvent.upload(input(), picture('two.png'));
    expect([...open]).toEqual(['blob:sample/2']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Profile image' }));
    expect(open.size).toBe(0);
    await userEvent.upload(input(), picture('three.png'));
    unmount();
    expect(made).toBe(3);
    expect(open.size).toBe(0);
  });

  test('a controlled field whose file does not change shows no preview', async () => {
    render(<ImageField {...props} value={null} onValueChange={() => undefined} />);
    await userEvent.upload(input(), picture());
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(input().value).toBe('');
  });

  test('shows its controlled file', async () => {
    function Held() {
      const [file, setFile] = useState<File | null>(picture('held.png'));
      return <ImageField {...props} value={file} onValueChange={setFile} />;
    }
    render(<Held />);
    expect(screen.getByRole('img', { name: 'Preview of held.png' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Profile image' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('shows the current picture below the chosen one, and lets it be removed', async () => {
    const removed = vi.fn();
    render(<ImageField {...props} currentSrc="/uploads/asha.png" onRemoveCurrent={removed} />);
    const current = () => screen.queryByRole('img', { name: 'The picture in use now' });
    expect(current()).toHaveAttribute('src', '/uploads/asha.png');
    await userEvent.upload(input(), picture());
    expect(current()).not.toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Remove: Profile image' });
    await userEvent.click(remove);
    expect(current()).toBeInTheDocument();
    expect(removed).not.toHaveBeenCalled();
    await userEvent.click(remove);
    expect(removed).toHaveBeenCalledOnce();
  });

  test('a file that is not an image is rejected', async () => {
    render(<ImageField {...props} />);
    await userEvent.upload(input(), picture('disguised.png'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('We can’t show this file as a picture.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('is emptied when its form is reset', async () => {
    render(
      <form>
        <ImageField {...props} />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.upload(input(), picture());
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('shows the form’s error, and reports each edit to the form @wcag:3.3.1', async () => {
    const edited = vi.fn();
    render(
      <Form errors={{ profileImage: 'The picture is larger than 5 MB.' }} onFieldEdit={edited}>
        <ImageField {...props} />
      </Form>,
    );
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/^The picture is larger than 5 MB\./);
    await userEvent.upload(input(), picture());
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Profile image' }));
    expect(edited.mock.calls).toEqual([['profileImage'], ['profileImage']]);
  });

  test('is reached by keyboard @wcag:2.1.1', async () => {
    render(<ImageField {...props} />);
    await userEvent.tab();
    expect(input()).toHaveFocus();
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ImageField {...props} />
      </I18nProvider>,
    );
    expect(screen.getByText('चित्र चुनें')).toBeInTheDocument();
    expect(screen.getByText('JPG या PNG, अधिकतम 5 MB')).toBeInTheDocument();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<ImageField types={['image/png']} />);
  // @ts-expect-error: `types` is required
  void (<ImageField label="Profile image" />);
});
