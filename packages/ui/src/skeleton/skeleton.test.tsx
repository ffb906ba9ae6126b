import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Skeleton', () => {
  behavesAsComponent(Skeleton, { props: { children: <SkeletonText lines={3} /> } });

  test('announces once what is loading; its shapes are decorative @wcag:4.1.3', () => {
    render(
      <Skeleton label="Casting the chart…">
        <p>Not to be read</p>
        <SkeletonBlock aspectRatio="1 / 1" />
      </Skeleton>,
    );
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Casting the chart…');
    expect(screen.getByText('Not to be read').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('लोड हो रहा है…');
  });
});

describe('SkeletonText', () => {
  behavesAsComponent(SkeletonText, { props: {} });

  test.each([1, 3])('renders %i lines', (lines) => {
    const { container } = render(<SkeletonText lines={lines} />);
    expect(container.firstElementChild?.children).toHaveLength(lines);
  });
});

describe('SkeletonBlock', () => {
  behavesAsComponent(SkeletonBlock, { props: { aspectRatio: '1 / 1' } });
});

describe('SkeletonCircle', () => {
  behavesAsComponent(SkeletonCircle, { props: { size: '4rem' } });
});

describe('types', () => {
  test('an empty skeleton does not compile', () => {
    // @ts-expect-error: children are required
    void (<Skeleton label="Casting the chart…" />);
    // @ts-expect-error: lines are counted
    void (<SkeletonText lines="three" />);
  });
});
