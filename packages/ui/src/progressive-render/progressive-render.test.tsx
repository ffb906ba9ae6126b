import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RenderAtOnce, ProgressiveRender } from './index.ts';

const parts = ['First', 'Second', 'Third'].map((text) => <p key={text}>{text}</p>);

describe('ProgressiveRender', () => {
  test('renders the first at once, the others after a paint, and is aria-busy until then @wcag:4.1.2', async () => {
    const { container } = render(<ProgressiveRender atOnce={1}>{parts}</ProgressiveRender>);
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.queryByText('Second')).toBeNull();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByText('Third')).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('within RenderAtOnce everything is rendered at once, as for print', () => {
    render(
      <RenderAtOnce value={true}>
        <ProgressiveRender atOnce={1}>{parts}</ProgressiveRender>
      </RenderAtOnce>,
    );
    expect(screen.getByText('Third')).toBeVisible();
  });

  test('on a server the first are rendered', () => {
    const html = renderToString(<ProgressiveRender atOnce={2}>{parts}</ProgressiveRender>);
    expect(html).toContain('Second');
    expect(html).not.toContain('Third');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: `atOnce` is required
    void (<ProgressiveRender>{parts}</ProgressiveRender>);
  });
});
