import { Grid } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { TestimonialCard } from './testimonial-card.tsx';
import { useLoaderData } from 'react-router-dom';
import type { toolLoader } from '../reading/tool-loader.ts';

interface VoicesProps {
  title: string;
  /** The service that the page is about: only testimonials of its clients are shown. */
  service: string;
  /** How many are shown at most. */
  count: number;
}

/** What clients of a service say; nothing where there is none. */
export function Voices({ title, service, count }: VoicesProps) {
  const { testimonials } = useLoaderData<typeof toolLoader>();
  const shown = testimonials.filter((one) => one.service === service).slice(0, count);
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
