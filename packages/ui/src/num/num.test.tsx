import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { angleText, angleWords, Num, writtenNumber } from './index.ts';
import { hi } from '../messages-hi/index.ts';
import { numStrings } from '../messages.generated/en/components/Num.ts';

const num = () => document.querySelector('[data-part="num"]');

describe('Num', () => {
  behavesAsComponent(Num, { props: { kind: 'degrees', value: 23.2347 } });

  test('a number is in Indian grouping', () => {
    render(<Num value={1_50_000} />);
    expect(num()).toHaveTextContent(/^1,50,000$/);
  });

  test('has the given number of decimals', () => {
    const { rerender } = render(<Num value={1.256} />);
    expect(num()).toHaveTextContent(/^1\.26$/);
    rerender(<Num value={-1} fractionDigits={2} />);
    expect(num()).toHaveTextContent(/^−1\.00$/);
  });

  test('an angle is read in words, its symbols are hidden from screen readers @wcag:1.3.1', () => {
    render(<Num kind="degrees" value={23.2347} />);
    expect(screen.getByText('23°14′05″')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('23 degrees 14 minutes 5 seconds')).toBeInTheDocument();
  });

  test('a degree in a sign stays in its sign', () => {
    const { rerender } = render(
      <Num kind="degrees" value={29.9999} precision="minute" below={30} />,
    );
    expect(screen.getByText('29°59′')).toBeInTheDocument();
    rerender(<Num kind="degrees" value={29.9999} precision="minute" />);
    expect(screen.getByText('30°00′')).toBeInTheDocument();
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [22, '22nd'],
  ])('the place %d is %s', (value, text) => {
    render(<Num kind="ordinal" value={value} />);
    expect(num()).toHaveTextContent(text);
  });

  test('its options are no attributes of the page', () => {
    render(<Num kind="degrees" value={1} precision="degree" below={30} numberingSystem="latn" />);
    expect(num()?.getAttributeNames().toSorted()).toEqual(['class', 'data-part']);
  });
});

describe('Num in Hindi', () => {
  const inHindi = (element: React.ReactNode) =>
    render(
      <I18nProvider locale="hi" messages={hi}>
        {element}
      </I18nProvider>,
    );

  test('digits are those that the page chooses', () => {
    inHindi(
      <>
        <Num value={1_50_000} />
        <Num value={1_50_000} numberingSystem="deva" />
      </>,
    );
    expect(screen.getByText('1,50,000')).toBeInTheDocument();
    expect(screen.getByText('१,५०,०००')).toBeInTheDocument();
  });

  test('an angle has ansh, kala and vikala', () => {
    inHindi(<Num kind="degrees" value={23.2347} numberingSystem="deva" />);
    expect(screen.getByText('२३°१४′०५″')).toBeInTheDocument();
    expect(screen.getByText('23 अंश 14 कला 5 विकला')).toBeInTheDocument();
  });

  test.each([
    [1, '1ला', 'पहला'],
    [6, '6ठा', 'छठा'],
    [9, '9वाँ', 'नौवाँ'],
  ])('the place %d is %s, in words %s', (value, text, words) => {
    inHindi(<Num kind="ordinal" value={value} />);
    expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('ordinals above twelve have a figure with its ending only', () => {
    inHindi(<Num kind="ordinal" value={27} numberingSystem="deva" />);
    expect(num()).toHaveTextContent(/^२७वाँ$/);
  });
});

describe('angles', () => {
  test.each([
    [0, 'second', '0°00′00″', '0 degrees'],
    [1, 'second', '1°00′00″', '1 degree'],
    [59.999_99, 'second', '60°00′00″', '60 degrees'],
    [23.5, 'minute', '23°30′', '23 degrees 30 minutes'],
    [23.000_28, 'second', '23°00′01″', '23 degrees 0 minutes 1 second'],
    [23.5, 'degree', '24°', '24 degrees'],
    [-0.5, 'minute', '−0°30′', 'minus 0 degrees 30 minutes'],
    [-0.000_01, 'second', '0°00′00″', '0 degrees'],
  ] as const)('%d to the %s is %s', (value, precision, text, words) => {
    expect(angleText(value, { precision })).toBe(text);
    expect(angleWords(value, numStrings.words, { precision })).toBe(words);
  });

  test('what is written is within half a second of what was meant', () => {
    fc.assert(
      fc.property(fc.double({ min: -360, max: 360, noNaN: true }), (value) => {
        const [, sign, degrees, minutes, seconds] =
          /^(−?)(\d+)°(\d\d)′(\d\d)″$/.exec(angleText(value)) ?? [];
        const read = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
        expect(Math.abs((sign ? -read : read) - value)).toBeLessThan(0.5 / 3600 + 1e-9);
      }),
    );
  });
});

test('a count has no digits after the point that it does not need', () => {
  expect(writtenNumber(1_24_000)).toBe('1,24,000');
  expect(writtenNumber(-0.5, { numberingSystem: 'deva' })).toBe('−०.५');
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a number is not text
    void (<Num value="23" />);
    // @ts-expect-error: only an angle has minutes of arc
    void (<Num value={23} precision="minute" />);
    // @ts-expect-error: `value` is required
    void (<Num value={23}>23</Num>);
  });
});
