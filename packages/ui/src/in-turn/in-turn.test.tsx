import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AllAtOnce, InTurn } from './index.ts';

const parts = ['First', 'Second', 'Third'].map((text) => <p key={text}>{text}</p>);

describe('InTurn', () => {
  test('renders the first at once, the others after a paint, and is aria-busy until then @wcag:4.1.2', async () => {
    const { container } = render(<InTurn atOnce={1}>{parts}</InTurn>);
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.queryByText('Second')).toBeNull();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByText('Third')).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('within AllAtOnce everything is rendered at once, as for print', () => {
    render(
      <AllAtOnce value={true}>
        <InTurn atOnce={1}>{parts}</InTurn>
      </AllAtOnce>,
    );
    expect(screen.getByText('Third')).toBeVisible();
  });

  test('on a server the first are rendered', () => {
    const html = renderToString(<InTurn atOnce={2}>{parts}</InTurn>);
    expect(html).toContain('Second');
    expect(html).not.toContain('Third');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: `atOnce` is required
    void (<InTurn>{parts}</InTurn>);
  });
});
