import { Grid } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { SampleBadge } from './sample-badge.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { useLoaderData } from 'react-router-dom';
import type { toolLoader } from './tool-loader.ts';
import { isAllSample } from './sample-of.ts';

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
  const allSample = isAllSample(shown);
  return (
    <Section title={title} badge={allSample && <SampleBadge />}>
      <Grid minItem="19rem" columns={shown.length} gap="x5">
        {shown.map((testimonial) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            marked={!allSample && testimonial.sample === true}
          />
        ))}
      </Grid>
    </Section>
  );
}
