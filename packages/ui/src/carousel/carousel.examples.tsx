import { Stack, Text } from '../layout/index.ts';
import { TestimonialCard } from '../testimonial-card/index.ts';
import { Carousel, CarouselSlide } from './index.ts';

const clients = [
  ['Kavya Menon', 'She explained the chart in plain words and told me what it leaves open.'],
  ['Imran Qureshi', 'Short and polite. I read it to my father on the phone.'],
  ['Harpreet Gill', 'The panchang is right for Amritsar, to the minute.'],
] as const;

export const AnyOneWillDo = () => (
  <Carousel label="What our clients say">
    {clients.map(([name, quote]) => (
      <CarouselSlide key={name} name={name}>
        <TestimonialCard name={name} quote={quote} location="Kochi" rating={5} as="div" />
      </CarouselSlide>
    ))}
  </Carousel>
);

const steps = [
  ['Choose a ceremony', 'Each page says how long it takes and what it costs.'],
  ['Pick a date', 'We suggest days that suit the ceremony.'],
  ['Pay half in advance', 'You pay the rest on the day.'],
] as const;

export const AllAreNeeded = () => (
  <Carousel label="How to book a ceremony">
    {steps.map(([title, text]) => (
      <CarouselSlide key={title} name={title}>
        <Stack gap="x2">
          <Text weight="strong">{title}</Text>
          <Text>{text}</Text>
        </Stack>
      </CarouselSlide>
    ))}
  </Carousel>
);
