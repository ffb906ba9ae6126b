import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Prose, TextSizeSelect } from './index.ts';

describe('Prose', () => {
  behavesAsComponent(Prose, { props: { children: <p>A reading describes tendencies.</p> } });

  test('keeps plain elements what they are @wcag:1.3.1', () => {
    render(
      <Prose>
        <ul>
          <li>Sun</li>
        </ul>
        <figure>
          <blockquote>
            <p>As is the sky, so is the day.</p>
          </blockquote>
          <figcaption>A proverb</figcaption>
        </figure>
      </Prose>,
    );
    expect(screen.getByRole('list')).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('A proverb');
  });

  test('says its size for the styles of a page', () => {
    render(<Prose size="large" data-testid="text" />);
    expect(screen.getByTestId('text')).toHaveAttribute('data-text-size', 'large');
  });
});

describe('TextSizeSelect', () => {
  const props = { value: 'medium', onValueChange: () => undefined } as const;
  behavesAsComponent(TextSizeSelect, {
    props,
    control: (container) => container.querySelector('select'),
    state: {
      ...valueProps,
      from: 'medium',
      to: 'large',
      change: (user) => user.selectOptions(screen.getByRole('combobox'), 'large'),
      shown: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    },
  });

  test('asks for a size and hands it on @wcag:4.1.2', async () => {
    const change = vi.fn();
    render(<TextSizeSelect value="medium" onValueChange={change} />);
    const select = screen.getByRole('combobox', { name: 'Text size' });
    expect(select).toHaveValue('medium');
    await userEvent.selectOptions(select, 'Large');
    expect(change).toHaveBeenCalledWith('large');
  });

  test('speaks Hindi', () => {
    render(
      <I18nProvider language="hi">
        <TextSizeSelect {...props} />
      </I18nProvider>,
    );
    expect(screen.getByRole('combobox', { name: 'अक्षरों का आकार' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: there are three sizes
    void (<Prose size="huge" />);
    // @ts-expect-error: there are three to choose from
    void (<TextSizeSelect defaultValue="huge" />);
  });
});
