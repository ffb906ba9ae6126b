import { Card } from '../card/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { SkyHero } from '../recipes/sky-hero/index.ts';
import { CarouselSlide } from './index.ts';

const words = [
  ['Anita', 'The report told us where we would need patience, and did not frighten my mother.'],
  ['Imran', 'Short, plain and polite. I could read it to my father on the phone.'],
  ['Kavya', 'He explained my Saturn period with dates. I knew what to expect each year.'],
  ['Harpreet', 'The panchang is right for Amritsar, to the minute.'],
  ['Lakshmi', 'I asked three times about the same thing and was answered three times.'],
  ['Sandip', 'No fear, no fuss.'],
  ['Tenzin', 'They said what they do not know, too.'],
] as const;

/** Cards of invented clients, each with a link, to test that slides out of view are inert. */
export const quotes = (count: number = words.length) =>
  words.slice(0, count).map(([name, quote]) => (
    <CarouselSlide key={name}>
      <Card as="article">
        <Stack gap="x2">
          <blockquote>{quote}</blockquote>
          <Link href={`#${name}`}>{name}</Link>
        </Stack>
      </Card>
    </CarouselSlide>
  ));

const offers = [
  'A full reading for the new year',
  'Kundli and matching together',
  'Three ceremonies at home',
];

/** Invented offers. */
export const offerSlides = () =>
  offers.map((title) => (
    <CarouselSlide key={title} name={title}>
      <Card>
        <Text weight="strong">{title}</Text>
        <Link href="#claim">Claim Offer</Link>
      </Card>
    </CarouselSlide>
  ));

const heroes = [
  ['Read the sky you were born under', 'Make your kundli'],
  ['Two charts, thirty-six points, one plain sentence', 'Match two kundlis'],
  ['What today is good for', 'See today’s panchang'],
] as const;

/** @param subject their drawing; none in tests */
export const heroSlides = (subject?: 'observatory') =>
  heroes.map(([title, action]) => (
    <CarouselSlide key={title}>
      <SkyHero {...(subject ? { subject } : { scene: null })} height="screen">
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Link href="#start">{action}</Link>
      </SkyHero>
    </CarouselSlide>
  ));
