import type { ArticlePage as Article } from '@jyoti/contract';
import { Contents } from '@jyoti/ui/contents';
import { CoverArt } from '@jyoti/ui/cover-art';
import { ArrowRightIcon } from '@jyoti/ui/icons';
import { Grid, Heading, Sidebar, Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { List } from '@jyoti/ui/list';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { Prose, ProseSections } from '@jyoti/ui/prose';
import { useLoaderData } from 'react-router-dom';
import { SiteBreadcrumbs } from '../../content/reading-page.tsx';
import { civilDate } from '@jyoti/ui/dates';
import { coverOf } from '../cover-of.ts';
import { ArticleCard } from '../insight-cards.tsx';
import * as styles from './article.css.ts';
import { films } from './film/films.tsx';
import { relatedArticles } from './related-articles.ts';
import { articleMessages } from '../../../messages.generated/article.ts';
import { proseOf } from '../../content/prose-of.ts';
import type { loader } from './article.route.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

function Head({ article }: { article: Article }) {
  const language = useLanguage();
  const words = useMessages(articleMessages);
  const { title, excerpt, author, date, readTime, category, id, image, slug } = article;
  const Film = films[slug];
  return (
    <Sidebar
      inlineSize="26rem"
      gap="x5"
      className={styles.head}
      aside={Film ? <Film /> : <CoverArt {...coverOf(id, image)} data-print="hide" />}
    >
      <Stack>
        <PageHeader
          title={title}
          above={<SiteBreadcrumbs current={title} parent={{ label: words.blog, href: '/blog' }} />}
        >
          {excerpt}
        </PageHeader>
        <List variant="inline">
          <li>{words.by({ author })}</li>
          <li>
            <time dateTime={date}>{civilDate(language, date)}</time>
          </li>
          <li>{readTime}</li>
          <li>
            <Link href={`/blog?category=${category}`}>{words.categories[category]}</Link>
          </li>
        </List>
      </Stack>
    </Sidebar>
  );
}

function Related({ article }: { article: Article }) {
  const words = useMessages(articleMessages);
  const related = relatedArticles(article, useLoaderData<typeof loader>().articles);
  if (related.length === 0) return null;
  return (
    <Section variant="band" surface="surface" aria-labelledby="related" data-print="hide">
      <Stack gap="x5">
        <Heading level={2} id="related">
          {words.related}
        </Heading>
        <Grid as="ul">
          {related.map((other) => (
            <li key={other.id}>
              <ArticleCard article={other} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Reading({ article }: { article: Article }) {
  const words = useMessages(articleMessages);
  const { contents } = useMessages(readingMessages);
  const { sections, links, title } = article;
  return (
    <>
      <PrintLayout name={title}>
        <Section variant="band" as="article" first>
          <Head article={article} />
          <Sidebar
            side="start"
            inlineSize="15rem"
            gap="x5"
            aside={
              <Contents
                label={contents}
                items={sections.map(({ id, heading }) => ({ id, label: heading }))}
              />
            }
          >
            <Prose>
              <ProseSections sections={proseOf(sections)} />
              {links.length > 0 && (
                <section aria-labelledby="read-on" data-print="hide">
                  <Heading level={2} size="h3" id="read-on">
                    {words.readOn}
                  </Heading>
                  <List gap="x1">
                    {links.map(({ id, title: name, path }) => (
                      <li key={id}>
                        <Link
                          href={path}
                          variant="standalone"
                          icon={<ArrowRightIcon size={20} strokeWidth={1.6} />}
                        >
                          {name}
                        </Link>
                      </li>
                    ))}
                  </List>
                </section>
              )}
            </Prose>
          </Sidebar>
        </Section>
      </PrintLayout>
      <Related article={article} />
    </>
  );
}

/** One article. */
export function ArticlePage() {
  const { article } = useLoaderData<typeof loader>();
  return <Reading key={article.slug} article={article} />;
}
