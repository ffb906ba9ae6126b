import { articleCardHi } from '../../article-card/article-card.strings.hi.ts';
import { astrologerCardHi } from '../../astrologer-card/astrologer-card.strings.hi.ts';
import { awardCoinHi } from '../../award-coin/award-coin.strings.hi.ts';
import { carouselHi } from '../../carousel/carousel.strings.hi.ts';
import { countdownHi } from '../../countdown/countdown.strings.hi.ts';
import { offerCardHi } from '../../offer-card/offer-card.strings.hi.ts';
import { poojaCardHi } from '../../pooja-card/pooja-card.strings.hi.ts';
import { ratingHi } from '../../rating/rating.strings.hi.ts';
import { testimonialCardHi } from '../../testimonial-card/testimonial-card.strings.hi.ts';
import { trustBarHi } from '../../trust-bar/trust-bar.strings.hi.ts';
import type { KitMessages } from '../kit-messages.ts';

/** Words of the kit in Hindi: cards of a front page. */
export const showcase = {
  ArticleCard: articleCardHi,
  AstrologerCard: astrologerCardHi,
  AwardCoin: awardCoinHi,
  Carousel: carouselHi,
  Countdown: countdownHi,
  OfferCard: offerCardHi,
  PoojaCard: poojaCardHi,
  Rating: ratingHi,
  TestimonialCard: testimonialCardHi,
  TrustBar: trustBarHi,
} satisfies KitMessages;
