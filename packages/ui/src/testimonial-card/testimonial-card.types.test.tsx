import { test } from 'vitest';
import { TestimonialCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a quote is somebody's
  void (<TestimonialCard quote="Plain words." rating={5} />);
  // @ts-expect-error: stars are a number
  void (<TestimonialCard name="Kavya Menon" quote="Plain words." rating="5" />);
});
