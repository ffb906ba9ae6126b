// Every component that a server component can render, one entry per import path of the kit. The
// check of the packed packages renders each as a server component and with the lowest React
// allowed; it fails for a component that is in neither this file nor `client.tsx`.
import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { ActionBar } from '@jyoti/ui/recipes/action-bar';
import { Alert } from '@jyoti/ui/alert';
import {
  ArticleCard,
  ArticleMosaic,
  FeaturedArticle,
  VideoCard,
} from '@jyoti/ui/recipes/article-card';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { AstrologerCard } from '@jyoti/ui/recipes/astrologer-card';
import { Avatar, AvatarGroup } from '@jyoti/ui/avatar';
import { Badge, StatusBadge } from '@jyoti/ui/badge';
import { ResolvedBirth } from '@jyoti/ui/birth-details-form';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Button } from '@jyoti/ui/button';
import { ButtonGroup } from '@jyoti/ui/button-group';
import { AlmanacDay, Calendar, MoonDay, MoonTable } from '@jyoti/ui/calendar';
import { CalendarButton } from '@jyoti/ui/calendar-button';
import { Card, Folio } from '@jyoti/ui/card';
import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Checkbox, CheckboxGroup } from '@jyoti/ui/checkbox';
import { Coin } from '@jyoti/ui/coin';
import { Combobox, MultiSelect } from '@jyoti/ui/combobox';
import { Confirmation } from '@jyoti/ui/recipes/confirmation';
import { Contents } from '@jyoti/ui/contents';
import { Countdown } from '@jyoti/ui/countdown';
import { CoverArt } from '@jyoti/ui/cover-art';
import { DayPeriods, DayTimeline } from '@jyoti/ui/day-timeline';
import { DateLeaf, DateLine } from '@jyoti/ui/date-leaf';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Dialog, DialogClose } from '@jyoti/ui/dialog';
import { Disclosure } from '@jyoti/ui/disclosure';
import { NavigationMenu } from '@jyoti/ui/navigation-menu';
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
import { GemCard } from '@jyoti/ui/recipes/gem-card';
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
  MediaObject,
  Rule,
  Sidebar,
  SkipLink,
  Stack,
  Text,
  VisuallyHidden,
} from '@jyoti/ui/layout';
import { LimbCard, WindowCard } from '@jyoti/ui/recipes/limb-card';
import { Anchor, ButtonLink, Link } from '@jyoti/ui/link';
import { Logo, LogoMark } from '@jyoti/ui/logo';
import { Menu, MenuGroup, MenuLink, MenuSeparator, MenuSub } from '@jyoti/ui/menu';
import { Meter, PapaBars } from '@jyoti/ui/meter';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { NakshatraRing } from '@jyoti/ui/nakshatra-ring';
import { Num } from '@jyoti/ui/num';
import { NumberCard } from '@jyoti/ui/recipes/number-card';
import { NumberField } from '@jyoti/ui/number-field';
import { OfferCard } from '@jyoti/ui/recipes/offer-card';
import { PackageChoice, PlanCard } from '@jyoti/ui/recipes/package-card';
import { PrintButton, ShareButton, ToTopButton } from '@jyoti/ui/recipes/page-actions';
import { PairSummary } from '@jyoti/ui/recipes/pair-summary';
import { PanchangCard } from '@jyoti/ui/recipes/panchang-card';
import { PeriodsTable, RunningName } from '@jyoti/ui/periods-table';
import { PoojaCard } from '@jyoti/ui/recipes/pooja-card';
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
import { RecordCard } from '@jyoti/ui/recipes/record-card';
import { facts, ReportView } from '@jyoti/ui/report-view';
import { ScrollList } from '@jyoti/ui/scroll-list';
import { SearchField } from '@jyoti/ui/search-field';
import { Section, SectionHeader } from '@jyoti/ui/section';
import { Select } from '@jyoti/ui/select';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@jyoti/ui/skeleton';
import { SkyHero } from '@jyoti/ui/recipes/sky-hero';
import { SkyCaption, SkyScene } from '@jyoti/ui/sky-scene';
import { Slider } from '@jyoti/ui/slider';
import { Spinner, SpinnerRing } from '@jyoti/ui/spinner';
import { Stepper } from '@jyoti/ui/stepper';
import { Switch } from '@jyoti/ui/switch';
import { Table } from '@jyoti/ui/table';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { Tag } from '@jyoti/ui/tag';
import { TermProvider, TermText, TermTip } from '@jyoti/ui/term-tip';
import { TestimonialCard } from '@jyoti/ui/recipes/testimonial-card';
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
import { DashaTimeline, PhaseTimeline, Timeline } from '@jyoti/ui/timeline';
import { TithiScale } from '@jyoti/ui/tithi-scale';
import { ToastProvider } from '@jyoti/ui/toast';
import { Toggle, ToggleGroup } from '@jyoti/ui/toggle';
import { Tooltip } from '@jyoti/ui/tooltip';
import { Tree } from '@jyoti/ui/tree';
import { VargaSwitcher } from '@jyoti/ui/varga-switcher';
import { DoshaList, Verdict, VerdictBadge } from '@jyoti/ui/verdict';
import { YantraArt } from '@jyoti/ui/yantra-art';
import { ZodiacPicker, ZodiacWheel } from '@jyoti/ui/zodiac-picker';
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

const moons = [
  { date: '2025-04-06', state: 'waxing_gibbous', illumination: 0.6, paksha: 'shukla' },
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
  avatar: (
    <>
      <Avatar name="Asha Kulkarni" />
      <AvatarGroup label="Family" items={[{ name: 'Asha Kulkarni' }, { name: 'Ravi Kulkarni' }]} />
    </>
  ),
  badge: (
    <>
      <Badge tone="success">Saved</Badge>
      <StatusBadge status="online" />
    </>
  ),
  'birth-details-form': (
    <ResolvedBirth place="New Delhi" timeZone={timeZone} utcOffsetMinutes={330} />
  ),
  breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} current="Kundli" />,
  button: <Button variant="primary">Save</Button>,
  'button-group': (
    <ButtonGroup label="Text size">
      <Button>Smaller</Button>
      <Button>Larger</Button>
    </ButtonGroup>
  ),
  calendar: (
    <>
      <Calendar
        cell={AlmanacDay}
        layout="sheet"
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
      <Calendar cell={MoonDay} layout="list" title="April 2025" days={moons} />
      <MoonTable title="April 2025" days={moons} />
    </>
  ),
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
    <Carousel label="Reviews" variant="cards">
      <CarouselSlide>First</CarouselSlide>
      <CarouselSlide>Second</CarouselSlide>
    </Carousel>
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
  combobox: (
    <>
      <Combobox label="Gotra" name="gotra" options={[{ value: 'atri', label: 'Atri' }]} />
      <MultiSelect label="Languages" options={[{ value: 'hi', label: 'Hindi' }]} />
    </>
  ),
  coin: <Coin>7</Coin>,
  confirmation: <Confirmation title="Booked">We wrote to you.</Confirmation>,
  contents: <Contents items={[{ id: 'lagna', label: 'Lagna' }]} />,
  countdown: <Countdown endsAt="2099-01-01T00:00:00Z" />,
  'cover-art': <CoverArt seed="saturn" />,
  'day-timeline': (
    <>
      <DayTimeline
        title="The day"
        {...day}
        lanes={[{ name: 'Nakshatra', spans: limb }]}
        windows={[{ kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' }]}
        timeZone={timeZone}
      />
      <DayPeriods
        title="Choghadiya"
        day={[{ name: 'amrit', start: day.sunrise, end: day.sunset }]}
        night={[{ name: 'shubh', start: day.sunset, end: day.nextSunrise }]}
        timeZone={timeZone}
      />
    </>
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
  'navigation-menu': (
    <NavigationMenu label="Tools" items={[{ id: 'kundli', label: 'Kundli', href: '/kundli' }]} />
  ),
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
        <MediaObject media={<Avatar name="Asha" />}>Asha</MediaObject>
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
  meter: (
    <>
      <Meter label="Match" value={28} max={36} />
      <PapaBars
        partners={[{ name: 'Arjun', papa: { rahu: 1, sun: 2, saturn: 3, mars: 4 }, total: 10 }]}
      />
    </>
  ),
  'moon-phase': <MoonPhase illumination={0.6} waxing />,
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
  select: (
    <Select
      label="Reason"
      name="reason"
      placeholder="Select a reason"
      options={[{ value: 'other', label: 'Other' }]}
    />
  ),
  'sign-badge': (
    <>
      <SignBadge sign={4} />
      <SignBadge sign={4} variant="line" />
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
  slider: <Slider label="Distance" name="distance" />,
  spinner: (
    <>
      <Spinner />
      <SpinnerRing />
    </>
  ),
  stepper: <Stepper label="Booking" steps={[{ label: 'Puja' }, { label: 'Date' }]} current={1} />,
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
  tag: <Tag label="Hindi" />,
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
  'tithi-scale': <TithiScale variant="arc" title="Tithi" elongation={130} />,
  timeline: (
    <>
      <Timeline label="History" items={[{ year: 2020, title: 'The beginning' }]} />
      <DashaTimeline
        title="Mahadashas"
        periods={[
          { graha: 'moon', start: '1990-05-14T00:00:00Z', end: '2000-05-14T00:00:00Z' },
          { graha: 'mars', start: '2000-05-14T00:00:00Z', end: '2007-05-14T00:00:00Z' },
        ]}
        birth="1990-05-14T00:00:00Z"
        now={now}
      />
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
    </>
  ),
  toast: <ToastProvider>The page</ToastProvider>,
  toggle: (
    <>
      <Toggle>Degrees</Toggle>
      <ToggleGroup
        label="Style"
        options={[
          { value: 'north', label: 'North' },
          { value: 'south', label: 'South' },
        ]}
      />
    </>
  ),
  tooltip: (
    <Tooltip text="Copies the address">
      <Button>Copy</Button>
    </Tooltip>
  ),
  tree: <Tree label="Contents" items={[{ id: 'a', label: 'Charts', children: [] }]} />,
  'varga-switcher': <VargaSwitcher label="Divisional charts" charts={{ D1: chart, D9: chart }} />,
  verdict: (
    <>
      <Verdict present={false} title="No Mangal Dosha" />
      <VerdictBadge present />
      <DoshaList items={[{ name: 'Mangal Dosha', findings: [{ present: false }] }]} />
    </>
  ),
  'yantra-art': <YantraArt yantra="navgraha" />,
  'zodiac-picker': (
    <>
      <ZodiacPicker label="Signs" hrefOf={(rashi) => `/horoscope/${rashi}`} />
      <ZodiacPicker label="Your sign" />
      <ZodiacWheel label="The zodiac" />
    </>
  ),
};
