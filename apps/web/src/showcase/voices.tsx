import { Grid } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { TestimonialCard } from './testimonial-card.tsx';
import { useLoaderData } from 'react-router-dom';
import type { toolLoader } from '../reading/tool-loader.ts';

interface VoicesProps {
  title: string;
  /** The service of the page: only testimonials about it are shown. */
  service: string;
  /** Maximum number shown. */
  count: number;
}

/** Testimonials about a service; nothing if there are none. */
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
