import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Progress } from './index.ts';

const bar = () => screen.getByRole('progressbar');
const filled = () => document.querySelectorAll('[data-state="done"]').length;

describe('Progress', () => {
  behavesAsComponent(Progress, { props: { label: 'Uploading the picture', value: 40 } });

  test('is a progress bar with its name and its share in words @wcag:4.1.2', () => {
    render(<Progress label="Uploading the picture" value={40} />);
    expect(bar()).toHaveAccessibleName('Uploading the picture');
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
    expect(bar()).toHaveAttribute('aria-valuetext', '40%');
    expect(screen.getByText('40%')).toBeVisible();
    expect(filled()).toBe(16);
  });

  test('a given text replaces the percentage', () => {
    render(<Progress label="Casting charts" value={3} max={5} valueText="3 of 5 charts" />);
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 5 charts');
    expect(screen.getByText('3 of 5 charts')).toBeVisible();
  });

  test('where it is not known how far, it claims no value', () => {
    render(<Progress label="Casting the chart" />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).not.toHaveAttribute('aria-valuetext');
    expect(document.querySelectorAll('[data-state="busy"]')).toHaveLength(40);
  });

  test('has its complete state only at the end', () => {
    const { rerender } = render(<Progress label="Uploading" value={99.9} variant="ring" />);
    const root = document.querySelector('[data-part="progress"]');
    expect(root).toHaveAttribute('data-state', 'loading');
    expect(screen.getByText('99%')).toBeVisible();
    expect(filled()).toBe(23);
    rerender(<Progress label="Uploading" value={100} variant="ring" />);
    expect(root).toHaveAttribute('data-state', 'complete');
    expect(filled()).toBe(24);
  });

  test('values above max are clamped', () => {
    render(<Progress label="Uploading" value={120} />);
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: it needs a label
    void (<Progress value={40} />);
    // @ts-expect-error: leave it out for an unknown progress
    void (<Progress label="Uploading" value="40%" />);
  });
});
