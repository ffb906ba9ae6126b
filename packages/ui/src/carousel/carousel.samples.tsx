import { CarouselSlide } from './index.ts';

const words = [
  [
    'Anita Deshmukh',
    'The report told us where we would need patience, and did not frighten my mother.',
  ],
  ['Imran Qureshi', 'Short, plain and polite. I could read it to my father on the phone.'],
  ['Kavya Reddy', 'He explained my Saturn period with dates. I knew what to expect each year.'],
  ['Harpreet Gill', 'The panchang is right for Amritsar, to the minute.'],
  ['Lakshmi Iyer', 'I asked three times about the same thing and was answered three times.'],
  ['Sandip Ghosh', 'No fear, no fuss.'],
  ['Tenzin Dolma', 'They said what they do not know, too.'],
] as const;

const box = {
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  padding: '1rem',
  border: '1px solid var(--jyoti-color-border)',
  borderRadius: '6px',
  background: 'var(--jyoti-color-surface)',
} as const;

/** Cards of invented clients, each with a link, to test that slides out of view are inert. */
export function quotes(count: number = words.length) {
  return words.slice(0, count).map(([name, quote]) => (
    <CarouselSlide key={name}>
      <figure style={box}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <a href={`#${name.split(' ')[0]}`}>{name}</a>
        </figcaption>
      </figure>
    </CarouselSlide>
  ));
}

const offers = [
  ['A full reading for the new year', '₹1,050'],
  ['Kundli and matching together', '₹3,850'],
  ['Three ceremonies at home', '₹2,400'],
] as const;

/** Invented offers. */
export function offerSlides() {
  return offers.map(([title, price]) => (
    <CarouselSlide key={title} name={title}>
      <div style={{ ...box, minBlockSize: '9rem' }}>
        <p>
          <b>{title}</b>
        </p>
        <p>{price}</p>
        <p>
          <a href="#claim">Claim Offer</a>
        </p>
      </div>
    </CarouselSlide>
  ));
}

const heroes = [
  ['Read the sky you were born under', 'Make your kundli'],
  ['Two charts, thirty-six points, one plain sentence', 'Match two kundlis'],
  ['What today is good for', 'See today’s panchang'],
] as const;

/** Slides over one static picture. */
export function heroSlides() {
  return heroes.map(([title, action]) => (
    <CarouselSlide key={title}>
      <div style={{ display: 'grid', gap: '1rem', alignContent: 'center', justifyItems: 'start' }}>
        <p style={{ fontSize: 'var(--jyoti-text-h1)' }}>{title}</p>
        <a href="#start">{action}</a>
      </div>
    </CarouselSlide>
  ));
}
