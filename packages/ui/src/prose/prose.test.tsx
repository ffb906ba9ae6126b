import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Prose, ProseSections, TextSizeSelect } from './index.ts';
import { sections } from './prose.samples.tsx';
import { hi } from '../messages-hi/index.ts';

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

  test('exposes its size to the styles of a page', () => {
    render(<Prose size="large" data-testid="text" />);
    expect(screen.getByTestId('text')).toHaveAttribute('data-text-size', 'large');
  });
});

describe('ProseSections', () => {
  test('each section is a region at its anchor, named by its heading @wcag:1.3.1 @wcag:2.4.6', () => {
    render(<ProseSections sections={sections} />);
    const section = screen.getByRole('region', { name: 'Refunds' });
    expect(section).toHaveAttribute('id', 'refunds');
    expect(screen.getByRole('heading', { level: 2, name: 'Refunds' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'After that' })).toBeVisible();
  });

  test('below another heading its own are a level deeper', () => {
    render(<ProseSections sections={sections} headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Refunds' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'After that' })).toBeVisible();
  });

  test('lists, quotations and tables are what they are', () => {
    render(<ProseSections sections={sections} />);
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getByRole('figure')).toHaveTextContent('What is promised is owed.A proverb');
    expect(screen.getByRole('table', { name: 'What comes back' })).toHaveTextContent('50 %');
  });

  test('a section may have more than its text', () => {
    render(<ProseSections sections={sections} extra={({ id }) => <a href={`#${id}`}>Link</a>} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#refunds');
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

  test('reports a chosen size @wcag:4.1.2', async () => {
    const change = vi.fn();
    render(<TextSizeSelect value="medium" onValueChange={change} />);
    const select = screen.getByRole('combobox', { name: 'Text size' });
    expect(select).toHaveValue('medium');
    await userEvent.selectOptions(select, 'Large');
    expect(change).toHaveBeenCalledWith('large');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
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
    // @ts-expect-error: there are three sizes to choose from
    void (<TextSizeSelect defaultValue="huge" />);
  });
});
