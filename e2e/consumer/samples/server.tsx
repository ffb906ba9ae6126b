// Every component that a server component can render, one entry per import path of the kit. The
// check of the packed packages renders each as a server component and with the lowest React
// allowed; it fails for a component that is in neither this file nor `client.tsx`.
import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { AccountFrame } from '@jyoti/ui/account-frame';
import { ActionBar } from '@jyoti/ui/action-bar';
import { Alert } from '@jyoti/ui/alert';
import { ArticleCard, ArticleMosaic, FeaturedArticle, VideoCard } from '@jyoti/ui/article-card';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { AstrologerCard } from '@jyoti/ui/astrologer-card';
import { Avatar } from '@jyoti/ui/avatar';
import { AwardCoin, AwardList } from '@jyoti/ui/award-coin';
import { Badge } from '@jyoti/ui/badge';
import { ResolvedBirth } from '@jyoti/ui/birth-details-form';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Button } from '@jyoti/ui/button';
import { CalendarButton } from '@jyoti/ui/calendar-button';
import { Card, Folio } from '@jyoti/ui/card';
import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import {
  CardCarousel,
  CarouselSlide as Slide,
  HeroCarousel,
  OfferCarousel,
  PeopleCarousel,
} from '@jyoti/ui/carousels';
import { Checkbox, CheckboxGroup } from '@jyoti/ui/checkbox';
import { ChoghadiyaStrip } from '@jyoti/ui/choghadiya-strip';
import { Confirmation } from '@jyoti/ui/confirmation';
import { Contents } from '@jyoti/ui/contents';
import { Countdown } from '@jyoti/ui/countdown';
import { CoverArt } from '@jyoti/ui/cover-art';
import { DashaTimeline } from '@jyoti/ui/dasha-timeline';
import { DateLeaf, DateLine } from '@jyoti/ui/date-leaf';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Dialog, DialogClose } from '@jyoti/ui/dialog';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Dropdown } from '@jyoti/ui/dropdown';
import { EmptyState, ErrorState } from '@jyoti/ui/empty-state';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import {
  Footer,
  FooterAddress,
  FooterBrand,
  FooterColumn,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterMark,
  FooterNav,
  FooterSection,
  FooterSocialLink,
} from '@jyoti/ui/footer';
import { ErrorSummary, Form, FormBoundary } from '@jyoti/ui/form';
import { GemCard } from '@jyoti/ui/gem-card';
import { GemDrawing } from '@jyoti/ui/gem-drawing';
import { ElementGlyph, GrahaGlyph, RashiGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { DignityBadge, GrahaBadge } from '@jyoti/ui/graha-badge';
import { GrahaPicker } from '@jyoti/ui/graha-picker';
import {
  Header,
  HeaderAction,
  HeaderActionLink,
  HeaderActions,
  HeaderDropdown,
  HeaderLink,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuActions,
  HeaderNav,
  HeaderText,
} from '@jyoti/ui/header';
import { HoraList } from '@jyoti/ui/hora-list';
import { I18nProvider } from '@jyoti/ui/i18n';
import { IconButton } from '@jyoti/ui/icon-button';
import { CheckIcon } from '@jyoti/ui/icons';
import { ImageField } from '@jyoti/ui/image-field';
import { List, ListItem } from '@jyoti/ui/list';
import { PageHeader } from '@jyoti/ui/page-header';
import { ProgressiveRender } from '@jyoti/ui/progressive-render';
import { KootaTable } from '@jyoti/ui/koota-table';
import { InteractiveKundliChart, KundliChart } from '@jyoti/ui/kundli-chart';
import {
  Box,
  Cluster,
  Container,
  Divider,
  Edge,
  Grid,
  Heading,
  Rule,
  Sidebar,
  SkipLink,
  Stack,
  Text,
  VisuallyHidden,
} from '@jyoti/ui/layout';
import { LimbCard, WindowCard } from '@jyoti/ui/limb-card';
import { LimbTimeline } from '@jyoti/ui/limb-timeline';
import { Anchor, ButtonLink, Link } from '@jyoti/ui/link';
import { Logo, LogoMark } from '@jyoti/ui/logo';
import { LogoStrip } from '@jyoti/ui/logo-strip';
import { MediaObject } from '@jyoti/ui/media-object';
import { Menu, MenuGroup, MenuLink, MenuSeparator, MenuSub } from '@jyoti/ui/menu';
import { Meter } from '@jyoti/ui/meter';
import { MonthCalendar } from '@jyoti/ui/month-calendar';
import { MoonCalendar } from '@jyoti/ui/moon-calendar';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { MuhurtaClock } from '@jyoti/ui/muhurta-clock';
import { NakshatraRing } from '@jyoti/ui/nakshatra-ring';
import { Num } from '@jyoti/ui/num';
import { NumberCard } from '@jyoti/ui/number-card';
import { NumberField } from '@jyoti/ui/number-field';
import { OfferCard } from '@jyoti/ui/offer-card';
import { PackageCard, PackageChoice, PlanCard } from '@jyoti/ui/package-card';
import { PrintButton, ShareButton, ToTopButton } from '@jyoti/ui/page-actions';
import { PairSummary } from '@jyoti/ui/pair-summary';
import { PanchangCard } from '@jyoti/ui/panchang-card';
import { PapaBars } from '@jyoti/ui/papa-bars';
import { PeriodsTable, RunningName } from '@jyoti/ui/periods-table';
import { PersonCard } from '@jyoti/ui/person-card';
import { PhaseTimeline } from '@jyoti/ui/phase-timeline';
import { PoojaCard } from '@jyoti/ui/pooja-card';
import { Popover, PopoverClose } from '@jyoti/ui/popover';
import { PositionTable } from '@jyoti/ui/position-table';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { Price } from '@jyoti/ui/price';
import { PageBreak, PrintLayout } from '@jyoti/ui/print-layout';
import { Progress } from '@jyoti/ui/progress';
import { Prose, ProseSections } from '@jyoti/ui/prose';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { Rating } from '@jyoti/ui/rating';
import {
  BasedOn,
  Keywords,
  ReadingCard,
  ReadingList,
  ReadingText,
  Verse,
} from '@jyoti/ui/reading-card';
import { RecordCard } from '@jyoti/ui/record-card';
import { facts, ReportView } from '@jyoti/ui/report-view';
import { ScoreDial } from '@jyoti/ui/score-dial';
import { ScrollList } from '@jyoti/ui/scroll-list';
import { SearchField } from '@jyoti/ui/search-field';
import { Section, SectionHeader } from '@jyoti/ui/section';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { Select } from '@jyoti/ui/select';
import { SignArch } from '@jyoti/ui/sign-arch';
import { SignBadge, SignLine } from '@jyoti/ui/sign-badge';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@jyoti/ui/skeleton';
import { SkyHero } from '@jyoti/ui/sky-hero';
import { SkyCaption, SkyScene } from '@jyoti/ui/sky-scene';
import { Spinner, SpinnerRing } from '@jyoti/ui/spinner';
import { StatusBadge } from '@jyoti/ui/status-badge';
import { Switch } from '@jyoti/ui/switch';
import { Table } from '@jyoti/ui/table';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { TermProvider, TermText, TermTip } from '@jyoti/ui/term-tip';
import { TestimonialCard } from '@jyoti/ui/testimonial-card';
import { PasswordField, TextArea, TextField } from '@jyoti/ui/text-field';
import { ThemeColor, ThemeIcon, ThemePicker, ThemeProvider } from '@jyoti/ui/theme-picker';
import {
  ArcadeScene,
  DiyasScene,
  FolioScene,
  IkatScene,
  JaliScene,
  KolamScene,
  OrbitsScene,
  StarChartScene,
  ThemeScene,
  TithisScene,
} from '@jyoti/ui/theme-scene';
import { TimeSpan } from '@jyoti/ui/time-span';
import { Timeline } from '@jyoti/ui/timeline';
import { TithiArc } from '@jyoti/ui/tithi-arc';
import { TithiStrip } from '@jyoti/ui/tithi-strip';
import { ToastProvider } from '@jyoti/ui/toast';
import { Toggle, ToggleGroup } from '@jyoti/ui/toggle';
import { Tooltip } from '@jyoti/ui/tooltip';
import { TrustBar } from '@jyoti/ui/trust-bar';
import { VargaSwitcher } from '@jyoti/ui/varga-switcher';
import { DoshaList, Verdict, VerdictBadge } from '@jyoti/ui/verdict';
import { WallCalendar } from '@jyoti/ui/wall-calendar';
import { YantraArt } from '@jyoti/ui/yantra-art';
import { ZodiacChoice, ZodiacGrid } from '@jyoti/ui/zodiac-grid';
import { ZodiacWheel } from '@jyoti/ui/zodiac-wheel';
import { hi } from '@jyoti/ui/messages-hi';

const timeZone = 'Asia/Kolkata';
const now = '2025-04-06T04:54:00Z';
const day = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
};
const chart = {
  ascendantSign: 5,
  placements: [{ graha: 'moon', sign: 7, degree: 24.65 }],
} as const;
const twelve = [4, 3, 5, 2, 6, 3, 4, 5, 3, 4, 5, 4];
const limb = [{ name: 'Pushya', start: '2025-04-06T00:02:00Z', end: '2025-04-07T00:54:00Z' }];
const positions = [
  { name: 'Moon', sign: 7, degree: 24.65, house: 3, nakshatra: 'Vishakha' },
] as const;

export const serverSamples: Readonly<Record<string, ReactNode>> = {
  accordion: (
    <Accordion headingLevel={2}>
      <AccordionItem value="lagna" title="What is a lagna?">
        The rising sign.
      </AccordionItem>
    </Accordion>
  ),
  'account-frame': <AccountFrame title="Log in">Welcome back.</AccountFrame>,
  'action-bar': <ActionBar action={<Button>Compute</Button>}>Your birth details</ActionBar>,
  alert: <Alert tone="warning">The birth time is not known.</Alert>,
  'article-card': (
    <ArticleMosaic>
      <ArticleCard title="Saturn" href="/saturn" cover={{ seed: 'saturn' }} />
      <FeaturedArticle
        title="The Moon"
        href="/moon"
        cover={{ seed: 'moon' }}
        excerpt="What it tells."
        actionLabel="Read"
      />
      <VideoCard title="The Sun" href="/sun" cover={{ seed: 'sun' }} duration="PT3M20S" />
    </ArticleMosaic>
  ),
  'ashtakavarga-table': (
    <AshtakavargaTable rows={[{ body: 'sun', points: twelve }]} sarva={twelve} />
  ),
  'astrologer-card': (
    <AstrologerCard
      name="Meera Joshi"
      href="/astrologers/meera"
      status="online"
      specialties={['Marriage']}
      experience={12}
      languages={['Hindi', 'English']}
      rating={{ value: 4.8, count: 120 }}
      price={{ amount: 30, per: 'minute' }}
    />
  ),
  avatar: <Avatar name="Asha Kulkarni" />,
  'award-coin': (
    <>
      <AwardCoin year={2024} />
      <AwardList items={[{ title: 'Best design', year: 2024, organization: 'A jury' }]} />
    </>
  ),
  badge: <Badge tone="success">Saved</Badge>,
  'birth-details-form': (
    <ResolvedBirth place="New Delhi" timeZone={timeZone} utcOffsetMinutes={330} />
  ),
  breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} current="Kundli" />,
  button: <Button variant="primary">Save</Button>,
  'calendar-button': (
    <CalendarButton
      fileName="booking.ics"
      fileText={[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Jyoti//Calendar//EN',
        'BEGIN:VEVENT',
        'UID:jy-1@bookings.example',
        'DTSTAMP:20261101T000000Z',
        'DTSTART;VALUE=DATE:20261130',
        'SUMMARY:Rudrabhishek',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n')}
    />
  ),
  card: (
    <>
      <Card>A card</Card>
      <Folio>A folio</Folio>
    </>
  ),
  carousel: (
    <Carousel label="Reviews">
      <CarouselSlide>First</CarouselSlide>
      <CarouselSlide>Second</CarouselSlide>
    </Carousel>
  ),
  carousels: (
    <>
      <CardCarousel label="Cards">
        <Slide>First</Slide>
        <Slide>Second</Slide>
      </CardCarousel>
      <HeroCarousel label="Today">
        <Slide>First</Slide>
        <Slide>Second</Slide>
      </HeroCarousel>
      <OfferCarousel label="Offers">
        <Slide>First</Slide>
        <Slide>Second</Slide>
      </OfferCarousel>
      <PeopleCarousel label="People">
        <Slide>First</Slide>
        <Slide>Second</Slide>
      </PeopleCarousel>
    </>
  ),
  checkbox: (
    <>
      <Checkbox label="Remember me" name="remember" />
      <CheckboxGroup
        label="Topics"
        name="topics"
        options={[{ value: 'career', label: 'Career' }]}
      />
    </>
  ),
  'choghadiya-strip': (
    <ChoghadiyaStrip
      title="Choghadiya"
      day={[{ name: 'amrit', start: day.sunrise, end: day.sunset }]}
      night={[{ name: 'shubh', start: day.sunset, end: day.nextSunrise }]}
      timeZone={timeZone}
    />
  ),
  confirmation: <Confirmation title="Booked">We wrote to you.</Confirmation>,
  contents: <Contents items={[{ id: 'lagna', label: 'Lagna' }]} />,
  countdown: <Countdown endsAt="2099-01-01T00:00:00Z" />,
  'cover-art': <CoverArt seed="saturn" />,
  'dasha-timeline': (
    <DashaTimeline
      title="Mahadashas"
      periods={[
        { graha: 'moon', start: '1990-05-14T00:00:00Z', end: '2000-05-14T00:00:00Z' },
        { graha: 'mars', start: '2000-05-14T00:00:00Z', end: '2007-05-14T00:00:00Z' },
      ]}
      birth="1990-05-14T00:00:00Z"
      now={now}
    />
  ),
  'date-leaf': (
    <>
      <DateLeaf date="2025-04-06" />
      <DateLine date="2025-04-06" />
    </>
  ),
  dialog: (
    <Dialog title="Share this chart" trigger={<Button>Share</Button>}>
      <DialogClose>
        <Button>Done</Button>
      </DialogClose>
    </Dialog>
  ),
  disclosure: <Disclosure label="How it is calculated">From the Moon.</Disclosure>,
  'description-list': <DescriptionList items={[{ label: 'Place', value: 'New Delhi' }]} />,
  dropdown: <Dropdown label="Tools" items={[{ id: 'kundli', label: 'Kundli', href: '/kundli' }]} />,
  'empty-state': (
    <>
      <EmptyState title="No saved charts" />
      <ErrorState title="We couldn't load your charts" />
    </>
  ),
  'focus-on-mount': <FocusOnMount>Your report</FocusOnMount>,
  footer: (
    <Footer>
      <FooterMain>
        <FooterBrand>Example</FooterBrand>
        <FooterNav>
          <FooterColumn title="Legal">
            <FooterLink href="/privacy">Privacy</FooterLink>
            <FooterSocialLink network="youtube" href="https://youtube.example/jyoti">
              YouTube
            </FooterSocialLink>
          </FooterColumn>
        </FooterNav>
      </FooterMain>
      <FooterSection title="Accreditations">
        <FooterMark>Sample Vedic Institute</FooterMark>
      </FooterSection>
      <FooterLegal>
        <FooterAddress>New Delhi</FooterAddress>
      </FooterLegal>
    </Footer>
  ),
  form: (
    <Form errors={{ name: 'Write a name' }}>
      <ErrorSummary />
      <FormBoundary>
        <TextField label="Note" name="name" />
      </FormBoundary>
      <TextField label="Name" name="name" />
    </Form>
  ),
  'gem-card': <GemCard gem="ruby" reason="The Sun rules your ascendant." />,
  'gem-drawing': <GemDrawing gem="ruby" />,
  glyphs: (
    <WithGlyph glyph={<GrahaGlyph graha="moon" />}>
      Moon <RashiGlyph sign={4} /> <ElementGlyph element="water" />
    </WithGlyph>
  ),
  'graha-badge': (
    <>
      <GrahaBadge graha="moon" />
      <DignityBadge dignity="exalted" />
    </>
  ),
  'graha-picker': <GrahaPicker label="Planet" />,
  header: (
    <Header>
      <HeaderLogo href="/" label="Example">
        Example
      </HeaderLogo>
      <HeaderNav>
        <HeaderLink href="/panchang">Panchang</HeaderLink>
        <HeaderDropdown
          label="Kundli"
          items={[{ id: 'making', label: 'Kundli Making', href: '/kundli' }]}
        />
      </HeaderNav>
      <HeaderActions>
        <HeaderText>Welcome</HeaderText>
        <HeaderAction from="phone">
          <HeaderActionLink href="/login">Log in</HeaderActionLink>
        </HeaderAction>
      </HeaderActions>
      <HeaderMenu>
        <HeaderMenuActions>Log in</HeaderMenuActions>
      </HeaderMenu>
    </Header>
  ),
  'hora-list': (
    <HoraList
      title="Horas"
      horas={[{ lord: 'sun', start: day.sunrise, end: day.sunset, half: 'day' }]}
      timeZone={timeZone}
    />
  ),
  i18n: (
    <I18nProvider locale="hi" messages={hi}>
      <Spinner />
    </I18nProvider>
  ),
  'icon-button': <IconButton label="Done" icon={<CheckIcon />} />,
  icons: <CheckIcon />,
  'image-field': <ImageField label="Picture" name="picture" types={['image/png']} />,
  'progressive-render': (
    <ProgressiveRender atOnce={1}>
      <p>The ascendant</p>
      <p>The Moon</p>
    </ProgressiveRender>
  ),
  'koota-table': (
    <KootaTable
      rows={[
        {
          id: 'nadi',
          name: 'Nadi',
          boy: 'Adi',
          girl: 'Madhya',
          score: 8,
          fullScore: 8,
          description: 'Health',
        },
      ]}
      total={{ score: 8, fullScore: 8 }}
    />
  ),
  'kundli-chart': (
    <>
      <KundliChart title="Birth chart" data={chart} />
      <InteractiveKundliChart title="Chart to ask" data={chart} />
    </>
  ),
  layout: (
    <Container>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <Stack gap="x4">
        <Heading level={2}>Layout</Heading>
        <Sidebar aside={<Text>Beside</Text>}>
          <Grid columns={{ base: 1, tablet: 2 }}>
            <Box>One</Box>
            <Cluster>Two</Cluster>
          </Grid>
        </Sidebar>
        <Divider />
        <Rule />
        <Edge />
        <VisuallyHidden>For screen readers</VisuallyHidden>
      </Stack>
    </Container>
  ),
  'limb-card': (
    <>
      <LimbCard
        title="Tithi"
        name="Shukla Navami"
        items={[{ label: 'Lord', value: 'Sun' }]}
        spansLabel="When"
        spans={[{ text: 'until 7:23 pm' }]}
      />
      <WindowCard title="Good times" times={[{ name: 'Abhijit', spans: [{ text: '12:00 pm' }] }]} />
    </>
  ),
  'limb-timeline': (
    <LimbTimeline
      title="The day"
      {...day}
      limbs={[{ limb: 'nakshatra', ...limb[0]! }]}
      timeZone={timeZone}
    />
  ),
  link: (
    <>
      <Link href="/kundli">Kundli</Link>
      <Anchor href="/kundli">Kundli</Anchor>
      <ButtonLink href="/kundli">Kundli</ButtonLink>
    </>
  ),
  list: (
    <List variant="divided">
      <ListItem>Kamada Ekadashi</ListItem>
    </List>
  ),
  logo: (
    <>
      <Logo />
      <LogoMark />
    </>
  ),
  'logo-strip': <LogoStrip items={[{ name: 'A newspaper' }]} />,
  'media-object': <MediaObject media={<Avatar name="Asha" />}>Asha</MediaObject>,
  menu: (
    <Menu trigger={<Button>More</Button>}>
      <MenuLink href="/print">Print</MenuLink>
      <MenuSeparator />
      <MenuLink href="/share">Share</MenuLink>
      <MenuGroup label="Chart">
        <MenuLink href="/south">South Indian</MenuLink>
      </MenuGroup>
      <MenuSub label="Save">
        <MenuLink href="/pdf">As a PDF</MenuLink>
      </MenuSub>
    </Menu>
  ),
  meter: <Meter label="Match" value={28} max={36} />,
  'month-calendar': (
    <MonthCalendar
      title="April 2025"
      days={[{ date: '2025-04-06', short: 'S 9', label: 'Shukla Navami' }]}
    />
  ),
  'moon-calendar': (
    <MoonCalendar
      title="April 2025"
      days={[{ date: '2025-04-06', state: 'waxing_gibbous', illumination: 0.6, paksha: 'shukla' }]}
    />
  ),
  'moon-phase': <MoonPhase illumination={0.6} waxing />,
  'muhurta-clock': (
    <MuhurtaClock
      title="The day"
      {...day}
      periods={[{ kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' }]}
      timeZone={timeZone}
    />
  ),
  'nakshatra-ring': <NakshatraRing title="Nakshatras" />,
  num: <Num value={150000} />,
  'number-card': <NumberCard title="Life path" number={7} meaning="You like to understand." />,
  'number-field': <NumberField label="Budget" name="budget" />,
  'offer-card': (
    <OfferCard title="Report" price={{ amount: 499 }} href="/report" actionLabel="Buy" />
  ),
  'package-card': (
    <>
      <PlanCard title="Monthly" price="₹199" features={['All charts']} />
      <PackageChoice
        label="Packages"
        name="package"
        options={[
          { value: 'one', label: 'One', price: { amount: 1100 }, features: ['One priest'] },
        ]}
      />
      <PackageCard
        label="Two"
        value="two"
        name="other-package"
        price={{ amount: 2100 }}
        features={['Two priests']}
      />
    </>
  ),
  'page-actions': (
    <>
      <PrintButton />
      <ToTopButton />
      <ShareButton title="Rudrabhishek" />
    </>
  ),
  'page-header': <PageHeader title="Kundli" />,
  'pair-summary': (
    <PairSummary first={{ name: 'Arjun' }} second={{ name: 'Meera' }}>
      28 of 36
    </PairSummary>
  ),
  'panchang-card': (
    <PanchangCard
      date="2025-04-06"
      place="New Delhi"
      timeZone={timeZone}
      vara={{ name: 'Ravivara', lord: 'sun' }}
      tithi={limb}
      nakshatra={limb}
      yoga={limb}
      karana={limb}
      times={{ ...day, moonrise: null, moonset: null }}
    />
  ),
  'papa-bars': (
    <PapaBars
      partners={[{ name: 'Arjun', papa: { rahu: 1, sun: 2, saturn: 3, mars: 4 }, total: 10 }]}
    />
  ),
  'periods-table': (
    <>
      <PeriodsTable
        caption="Periods"
        nameHeader="Period"
        rows={[{ name: 'Moon', start: '2020-01-01', end: '2030-01-01' }]}
        timeZone={timeZone}
      />
      <RunningName period={{ start: '2020-01-01', end: '2030-01-01' }}>Moon</RunningName>
    </>
  ),
  'person-card': <PersonCard name="Asha Kulkarni" jobTitle="Astrologer" />,
  'phase-timeline': (
    <PhaseTimeline
      title="Saturn in the life of Asha"
      variantNames={{ strong: 'Sade Sati', soft: 'Dhaiya' }}
      start="1990-05-14T00:00:00Z"
      end="2090-05-14T00:00:00Z"
      now={now}
      phases={[
        {
          name: 'rising',
          start: '2014-11-02T00:00:00Z',
          end: '2017-01-26T00:00:00Z',
          variant: 'strong',
        },
      ]}
    />
  ),
  'pooja-card': (
    <PoojaCard
      name="Navgraha"
      href="/poojas/navgraha"
      yantra="navgraha"
      weekdays={[0]}
      price={{ amount: 5100 }}
    />
  ),
  popover: (
    <Popover label="Style" trigger={<Button>Style</Button>}>
      <PopoverClose>
        <Button>Done</Button>
      </PopoverClose>
    </Popover>
  ),
  'position-table': <PositionTable caption="Positions" positions={positions} />,
  'prastara-grid': (
    <PrastaraGrid
      body="sun"
      rows={[{ contributor: 'moon', points: [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0] }]}
      totals={twelve}
    />
  ),
  price: <Price amount={499} />,
  'print-layout': (
    <PrintLayout name="Kundli of Asha">
      One
      <PageBreak />
      Two
    </PrintLayout>
  ),
  progress: <Progress label="Calculating" />,
  prose: (
    <Prose>
      <p>A paragraph.</p>
      <ProseSections
        sections={[
          { id: 'refunds', title: 'Refunds', blocks: [{ type: 'paragraph', text: 'A rule.' }] },
        ]}
      />
    </Prose>
  ),
  'radio-group': (
    <RadioGroup
      label="Gender"
      name="gender"
      options={[
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ]}
    />
  ),
  rating: <Rating value={4.5} />,
  'reading-card': (
    <ReadingCard title="Mars in the tenth house">
      <ReadingText>You work with energy.</ReadingText>
      <ReadingList items={['Start early']} />
      <Keywords title="In short" words={['energy']} />
      <BasedOn>Mars in house 10</BasedOn>
      <Verse>A verse</Verse>
    </ReadingCard>
  ),
  'record-card': <RecordCard title="Asha's chart" />,
  'report-view': (
    <ReportView title="The ascendant" blocks={[facts({}, [['Sign', 'Taurus (Vrishabha)']])]} />
  ),
  'score-dial': <ScoreDial label="Match" value={28} />,
  'scroll-list': (
    <ScrollList title="Astrologers">
      <li>Asha</li>
    </ScrollList>
  ),
  'search-field': <SearchField label="Search" name="q" />,
  section: (
    <Section title="Planets">
      <SectionHeader title="Moon" headingLevel={3} />
    </Section>
  ),
  'segmented-control': (
    <SegmentedControl
      label="Style"
      options={[
        { value: 'north', label: 'North' },
        { value: 'south', label: 'South' },
      ]}
    />
  ),
  select: (
    <Select
      label="Reason"
      name="reason"
      placeholder="Select a reason"
      options={[{ value: 'other', label: 'Other' }]}
    />
  ),
  'sign-arch': <SignArch sign={4} />,
  'sign-badge': (
    <>
      <SignBadge sign={4} />
      <SignLine sign={4} />
    </>
  ),
  skeleton: (
    <Skeleton>
      <SkeletonBlock />
      <SkeletonCircle />
      <SkeletonText />
    </Skeleton>
  ),
  'sky-hero': <SkyHero subject="moons">Good morning</SkyHero>,
  'sky-scene': (
    <>
      <SkyScene subject="observatory" ascendant={100} grahas={[{ graha: 'moon', longitude: 10 }]} />
      <SkyCaption
        at="2026-11-24T04:10:00+05:30"
        timeZone="Asia/Kolkata"
        place="Ujjain"
        ascendant={100}
        grahas={[{ graha: 'moon', longitude: 10 }]}
      />
    </>
  ),
  spinner: (
    <>
      <Spinner />
      <SpinnerRing />
    </>
  ),
  'status-badge': <StatusBadge status="online" />,
  switch: <Switch label="Notify me" name="notify" />,
  table: (
    <Table
      caption="Planets at birth"
      rowKey="name"
      columns={[
        { id: 'name', header: 'Planet', field: 'name' },
        { id: 'house', header: 'House', field: 'house', numeric: true },
      ]}
      rows={positions}
    />
  ),
  tabs: (
    <>
      <Tabs label="Parts" defaultValue="one">
        <TabList>
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
      </Tabs>
      <TabNav label="Pages">
        <TabNavLink href="/one">Page one</TabNavLink>
      </TabNav>
    </>
  ),
  'term-tip': (
    <TermProvider glossary={{ lagna: { name: 'Lagna', text: 'The rising sign.' } }}>
      <TermTip term="lagna" /> <TermText>Your [[lagna]] is Leo.</TermText>
    </TermProvider>
  ),
  'testimonial-card': <TestimonialCard name="Asha" quote="Clear and calm." rating={5} />,
  'text-field': (
    <>
      <TextField label="Name" name="name" />
      <TextArea label="Question" name="question" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </>
  ),
  'theme-picker': (
    <ThemeProvider>
      <ThemeColor />
      <ThemePicker />
      <ThemeIcon icon="diya" />
    </ThemeProvider>
  ),
  'theme-scene': (
    <>
      <ThemeScene theme="stargazer" />
      <ArcadeScene />
      <DiyasScene />
      <FolioScene />
      <IkatScene />
      <JaliScene />
      <KolamScene />
      <OrbitsScene />
      <StarChartScene />
      <TithisScene />
    </>
  ),
  'time-span': <TimeSpan start={day.sunrise} end={day.sunset} timeZone={timeZone} />,
  timeline: <Timeline label="History" items={[{ year: 2020, title: 'The beginning' }]} />,
  'tithi-arc': <TithiArc title="Tithi" elongation={130} />,
  'tithi-strip': <TithiStrip tithi={9} caption="The month" />,
  toast: <ToastProvider>The page</ToastProvider>,
  toggle: (
    <ToggleGroup label="Marks">
      <Toggle>Degrees</Toggle>
    </ToggleGroup>
  ),
  tooltip: (
    <Tooltip text="Copies the address">
      <Button>Copy</Button>
    </Tooltip>
  ),
  'trust-bar': <TrustBar clientCount="50,000+" rating={4.8} reviewCount={1200} />,
  'varga-switcher': <VargaSwitcher label="Divisional charts" charts={{ D1: chart, D9: chart }} />,
  verdict: (
    <>
      <Verdict present={false} title="No Mangal Dosha" />
      <VerdictBadge present />
      <DoshaList items={[{ name: 'Mangal Dosha', findings: [{ present: false }] }]} />
    </>
  ),
  'yantra-art': <YantraArt yantra="navgraha" />,
  'wall-calendar': (
    <WallCalendar
      title="November 2026"
      subtitle="New Delhi"
      days={[
        {
          date: '2026-11-08',
          short: 'K 14',
          label: 'Krishna Chaturdashi',
          detail: 'Swati',
          marks: [{ id: 'diwali', name: 'Diwali', major: true }],
        },
        { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
      ]}
    />
  ),
  'zodiac-grid': (
    <>
      <ZodiacGrid label="Signs" hrefOf={(rashi) => `/horoscope/${rashi}`} />
      <ZodiacChoice label="Your sign" />
    </>
  ),
  'zodiac-wheel': <ZodiacWheel label="The zodiac" />,
};
