import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { mockMedia } from '../../test/browser.ts';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { button, click, Hero, shown, SIX_SECONDS, slides, wait } from './carousel.probe.tsx';
import { offerSlides, quotes } from './carousel.samples.tsx';
import { Carousel, type CarouselProps, CarouselSlide, type PerView } from './index.ts';

beforeEach(() => {
  mockMedia();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  behavesAsComponent(Carousel, {
    props: { label: 'What our clients say', perView: { base: 1, 640: 2 }, children: quotes() },
    state: {
      prop: 'position',
      defaultProp: 'defaultPosition',
      onChange: 'onPositionChange',
      from: 2,
      to: 4,
      change: (user) => user.click(button('Slide 5 of 7')),
      shown: () =>
        screen.getAllByRole('button', { name: /^Slide / }).findIndex((dot) => dot.ariaCurrent),
    },
  });

  describe('CarouselSlide', () => {
    behavesAsComponent(CarouselSlide, {
      wrapper: ({ children }) => <Carousel label="Welcome">{children}</Carousel>,
      props: { children: 'Read the sky you were born under' },
      root: (container) => container.querySelector('[data-part="carousel-slide"]'),
    });
  });

  test('is a named region of numbered slides @wcag:4.1.2', async () => {
    const { container } = render(
      <Carousel label="Special offers" transition="fade" wrap>
        {offerSlides()}
      </Carousel>,
    );
    const region = screen.getByRole('region', { name: 'Special offers' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3: A full reading for the new year',
      '2 of 3: Kundli and matching together',
      '3 of 3: Three ceremonies at home',
    ]);
    click('Next slide');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('has arrows with more than one slide, and no controls with one or none [S0-173] [S0-174]', () => {
    const { rerender } = render(
      <Carousel label="Welcome" variant="hero">
        <CarouselSlide>Read the sky you were born under</CarouselSlide>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Carousel label="Welcome">{[]}</Carousel>);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Carousel label="Welcome">{quotes(2)}</Carousel>);
    expect(button('Previous slide')).toBeVisible();
    expect(button('Next slide')).toBeVisible();
  });

  test('a hero without slides renders nothing, not even its bar [S0-178]', () => {
    const { container } = render(
      <Carousel variant="hero" label="Welcome" bar="Trusted by 50,000+ clients">
        {[]}
      </Carousel>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    ['cards', 639, 'base', 1, 7],
    ['cards', 640, '640', 2, 4],
    ['cards', 1023, '768', 2, 4],
    ['cards', 1024, '1024', 3, 3],
    ['people', 767, '640', 1, 7],
    ['people', 768, '768', 3, 3],
  ] as const)(
    'of %s at %d px (%s) %d are in view, and %d dots show the position [S0-195] [S0-196] [S0-197] [S0-201] [S0-215] [S0-216] [S0-218]',
    (variant, width, at, inView, groups) => {
      mockMedia({ width });
      render(
        <Carousel variant={variant} label="Many">
          {quotes()}
        </Carousel>,
      );
      const { style } = screen.getByRole('region', { name: 'Many' });
      expect(style.getPropertyValue(`--jyoti-carousel-per-view-${at}`)).toBe(String(inView));
      const dots = within(screen.getByRole('group', { name: 'Choose a slide' }))
        .getAllByRole('button')
        .filter((dot) => !dot.getAttribute('data-absent')?.split(' ').includes(at));
      expect(dots).toHaveLength(groups);
      fireEvent.click(dots[1]!);
      expect(dots[1]).toHaveAttribute('aria-current', 'true');
      expect(dots[1]).toHaveAccessibleName(
        inView === 1 ? 'Slide 2 of 7' : `Slides ${inView + 1} to ${2 * inView} of 7`,
      );
      expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
    },
  );

  test('slides can be arrays and fragments', () => {
    render(
      <Carousel label="Mixed" transition="fade">
        <>
          <CarouselSlide>1</CarouselSlide>
          {[<CarouselSlide key="two">2</CarouselSlide>]}
        </>
        {null}
        <CarouselSlide>3</CarouselSlide>
      </Carousel>,
    );
    expect(screen.getByRole('button', { name: 'Slide 3 of 3' })).toBeVisible();
  });

  test('slides that a server component streams later are kept', async () => {
    // Server components send a lazy node, not an element.
    const later = lazy(async () => ({
      default: (<CarouselSlide key="late">2</CarouselSlide>) as never,
    })) as unknown as ReactNode;
    await act(async () => {
      render(
        <Suspense>
          <Carousel label="Mixed" transition="fade">
            <CarouselSlide>1</CarouselSlide>
            {later}
          </Carousel>
        </Suspense>,
      );
    });
    expect(screen.getByRole('button', { name: 'Slide 2 of 2' })).toBeVisible();
  });

  test('the bar is shown also where there are no controls', () => {
    render(
      <Carousel label="Welcome" bar="Trusted by 50,000+ clients">
        <CarouselSlide>1</CarouselSlide>
      </Carousel>,
    );
    expect(screen.getByText('Trusted by 50,000+ clients')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('renders no container for what is not given', () => {
    const { container, rerender } = render(
      <Carousel label="Clients" perView={{ base: 1, 640: 2 }}>
        {quotes()}
      </Carousel>,
    );
    const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    expect(part('carousel-row')?.children).toHaveLength(1);
    expect(part('carousel-ruler')).toBeNull();
    rerender(
      <Carousel label="Welcome" transition="fade">
        <CarouselSlide>1</CarouselSlide>
      </Carousel>,
    );
    expect(part('carousel-row')).toBeNull();
    expect(part('carousel-ruler')).toBeNull();
    rerender(<Hero />);
    expect(part('carousel-ruler')?.children).toHaveLength(3);
  });

  test('a slide outside a Carousel throws with a helpful message', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(<CarouselSlide>1</CarouselSlide>)).toThrow('outside of a Carousel');
    vi.mocked(console.error).mockClear();
  });
});

describe('a fading carousel', () => {
  test('shows one slide; the others are not focusable @wcag:2.4.3', () => {
    render(<Hero />);
    expect(shown()).toEqual([0]);
    click('Next slide');
    expect(shown()).toEqual([1]);
  });

  test('wraps around at both ends [S0-172]', () => {
    render(<Hero />);
    click('Previous slide');
    expect(shown()).toEqual([2]);
    click('Next slide');
    expect(shown()).toEqual([0]);
  });

  test('without wrapping, the arrows are aria-disabled at the ends and keep the focus', async () => {
    render(<Hero wrap={false} autoAdvance={0} />);
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
    click('Previous slide');
    expect(shown()).toEqual([0]);
    const next = button('Next slide');
    await userEvent.click(next);
    await userEvent.click(next);
    expect(shown()).toEqual([2]);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  test('an arrow key on a control does not scroll the page; other keys are not handled', () => {
    render(<Hero />);
    expect(fireEvent.keyDown(button('Next slide'), { key: 'ArrowRight' })).toBe(false);
    expect(fireEvent.keyDown(button('Next slide'), { key: 'PageDown' })).toBe(true);
  });

  test('dots go to a slide and mark the current one', () => {
    render(<Hero />);
    click('Slide 3 of 3');
    expect(shown()).toEqual([2]);
    expect(button('Slide 3 of 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Slide 3 of 3')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['aria-current', 'aria-disabled'])
      expect(button('Slide 1 of 3')).not.toHaveAttribute(name);
  });

  test.each([
    ['ltr', '{ArrowRight}', 1],
    ['ltr', '{ArrowLeft}', 2],
    ['rtl', '{ArrowLeft}', 1],
    ['rtl', '{ArrowRight}', 2],
  ])('in %s %s on a control goes to slide %i @wcag:2.1.1', async (dir, key, slide) => {
    render(<Hero dir={dir} />);
    act(() => button('Next slide').focus());
    await userEvent.keyboard(key);
    expect(shown()).toEqual([slide]);
  });

  test('arrow keys inside a slide are not handled', async () => {
    render(
      <Carousel label="Ask" transition="fade">
        <CarouselSlide>
          <input aria-label="Question" />
        </CarouselSlide>
        <CarouselSlide>2</CarouselSlide>
      </Carousel>,
    );
    await userEvent.type(screen.getByLabelText('Question'), 'Rahu{ArrowRight}');
    expect(shown()).toEqual([0]);
  });

  test('calls onPositionChange', () => {
    const moved = vi.fn();
    render(<Hero onPositionChange={moved} />);
    click('Next slide');
    click('Slide 1 of 3');
    expect(moved.mock.calls).toEqual([[1], [0]]);
  });

  test('offers have arrows and dots, and ignore a second move for 500 ms [S0-266] [S0-267] [S0-268]', async () => {
    vi.useFakeTimers();
    render(<Hero variant="offers" transition="fade" autoAdvance={0} />);
    click('Next slide');
    click('Next slide');
    click('Slide 1 of 3');
    expect(shown()).toEqual([1]);
    await wait(499);
    click('Next slide');
    expect(shown()).toEqual([1]);
    await wait(1);
    click('Next slide');
    expect(shown()).toEqual([2]);
  });

  test('an automatic move locks as well', async () => {
    vi.useFakeTimers();
    render(<Hero lock={500} />);
    await wait(SIX_SECONDS);
    click('Next slide');
    expect(shown()).toEqual([1]);
    await wait(500);
    click('Next slide');
    expect(shown()).toEqual([2]);
  });
});

describe('server-rendered HTML before any script', () => {
  test('each dot and slide has the widths at which it is hidden', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Carousel label="Clients" perView={{ base: 1, 640: 2, 1024: 3 }}>
        {quotes()}
      </Carousel>,
    );
    const absent = (selector: string) =>
      [...page.querySelectorAll(selector)].map((part) => part.getAttribute('data-absent'));
    expect(absent('[data-part="carousel-dots"] button')).toEqual([
      null,
      null,
      null,
      '1024',
      '640 768 1024',
      '640 768 1024',
      '640 768 1024',
    ]);
    expect(absent('[data-part="carousel-slide"]')).toEqual([
      null,
      'base',
      'base 640 768',
      'base 640 768 1024',
      'base 640 768 1024',
      'base 640 768 1024',
      'base 640 768 1024',
    ]);
    expect(absent('[data-part="carousel-controls"]')).toEqual([null]);
  });

  test('controls have the widths at which every slide is in view', () => {
    const html = renderToString(
      <Carousel label="Three" perView={{ base: 1, 768: 3 }}>
        {quotes(3)}
      </Carousel>,
    );
    expect(html).toMatch(/data-part="carousel-controls" data-absent="768 1024"/);
    expect(html).toMatch(/data-part="carousel-row" data-absent="768 1024"/);
  });

  test('a fading carousel shows only its first slide', () => {
    const html = renderToString(<Hero />);
    expect(html.match(/data-state="in-view"/g)).toHaveLength(1);
    expect(html.match(/inert/g)).toHaveLength(2);
  });
});

describe('types', () => {
  test('a carousel without a name does not compile', () => {
    // @ts-expect-error: several on one page are distinguished by their names
    void (<Carousel>…</Carousel>);
    // @ts-expect-error: a number of slides for the narrowest page comes first
    const perView: PerView = { 640: 2 };
    void perView;
    expectTypeOf<CarouselProps['transition']>().toEqualTypeOf<'slide' | 'fade' | undefined>();
  });
});
