import type { Testimonial } from '@jyoti/contract';
import { Grid } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { TestimonialCard } from './testimonial-card.tsx';
import { useLoaderData } from 'react-router-dom';
import type { toolLoader } from '../reading/tool-loader.ts';

interface VoicesProps {
  title: string;
  /** The service that the page is about: testimonials of its clients come first. */
  service: string;
  /** How many are shown. */
  count: number;
}

function chosen(
  testimonials: readonly Testimonial[],
  { service, count }: Pick<VoicesProps, 'service' | 'count'>,
): Testimonial[] {
  const rank = (testimonial: Testimonial) => Number(testimonial.service === service);
  return testimonials.toSorted((a, b) => rank(b) - rank(a)).slice(0, count);
}

/** Some of the site's testimonials; nothing where they do not load. */
export function Voices({ title, ...choice }: VoicesProps) {
  const { testimonials } = useLoaderData<typeof toolLoader>();
  const shown = chosen(testimonials, choice);
  if (shown.length === 0) return null;
  return (
    <Part title={title}>
      <Grid minItem="19rem" columns={shown.length} gap="x5">
        {shown.map((testimonial) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            marked={testimonial.sample === true}
          />
        ))}
      </Grid>
    </Part>
  );
}
