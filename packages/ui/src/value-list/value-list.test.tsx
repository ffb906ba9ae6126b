import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ValueDrawing, valueIcons, ValueList } from './index.ts';
import { values } from './value-list.samples.ts';

describe('ValueList', () => {
  behavesAsComponent(ValueList, { props: { items: values } });

  test('is a list of headings with a drawing each @wcag:1.3.1', () => {
    render(<ValueList items={values} headingLevel={4} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(4);
    for (const [index, item] of items.entries()) {
      const { icon, title, text } = values[index] ?? {};
      expect(within(item).getByRole('heading', { level: 4 })).toHaveTextContent(String(title));
      expect(item).toHaveTextContent(String(text));
      expect(item.querySelector('svg')).toHaveAttribute('data-icon', icon);
    }
  });
});

describe('ValueDrawing', () => {
  behavesAsComponent(ValueDrawing, { props: { icon: 'om-symbol' as const } });

  test('each icon is different and decorative @wcag:1.1.1', () => {
    const { container } = render(valueIcons.map((icon) => <ValueDrawing key={icon} icon={icon} />));
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(paths).size).toBe(4);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: one of the four drawings
    void (<ValueList items={[{ icon: 'star', title: 'Clarity', text: 'Plain words.' }]} />);
  });
});
