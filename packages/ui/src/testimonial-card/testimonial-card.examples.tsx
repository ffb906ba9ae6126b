import { TestimonialCard } from './index.ts';

export const WhatWasDone = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="She explained the chart in plain words and told me what it leaves open."
    location="Kochi, Kerala"
  />
);

export const APromise = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="Seven days after the puja I had a job. It works for everybody!"
    location="Kochi, Kerala"
  />
);
