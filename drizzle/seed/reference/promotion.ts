import { firstRates } from '#app/modules/promotion/campaign-price.ts'
import type { Placement } from '#app/modules/promotion/placements.ts'
import { paths } from '#app/paths.ts'
import type { promotionHouseAds, promotionRates } from '#drizzle/schema/promotion/campaigns.ts'

/** What placements cost and hold at first. */
export const promotionRateRows: readonly (typeof promotionRates.$inferInsert)[] = firstRates.map((rate) => ({
  id: rate.placement,
  ...rate,
}))

type HouseAd = Omit<typeof promotionHouseAds.$inferInsert, 'createdAt' | 'updatedAt'>

const house = (
  placement: Placement,
  target: string,
  headline: HouseAd['headline'],
  body: HouseAd['body'],
): HouseAd => ({
  ...{ id: `house-${placement.replace('_', '-')}`, placement, target, headline, body, isActive: true, version: 1 },
})

const askUs = [
  paths.concierge(),
  {
    'zh-Hans': '不知道找哪位医生？我们免费帮您找',
    'zh-Hant': '不知道找哪位醫生？我們免費幫您找',
    'en-US': 'Not sure who to see? Ask us for free',
  },
  {
    'zh-Hans': '告诉我们看什么、住哪里、用什么保险，我们替您打听。',
    'zh-Hant': '告訴我們看什麼、住哪裡、用什麼保險，我們替您打聽。',
    'en-US': 'Tell us what you need, where you live, and your insurance, and we’ll find out for you.',
  },
] as const

/** The house's own words for places that nobody has bought. */
export const houseAdRows: readonly HouseAd[] = [
  house('specialty', ...askUs),
  house('location', ...askUs),
  house('search_top', ...askUs),
  house(
    'home',
    paths.insurance(),
    {
      'zh-Hans': '白卡、红蓝卡、基本计划，分不清？',
      'zh-Hant': '白卡、紅藍卡、基本計劃，分不清？',
      'en-US': 'Medicaid, Medicare, Essential Plan: which is which?',
    },
    {
      'zh-Hans': '看图认卡，什么时候可以投保也写清楚了。',
      'zh-Hant': '看圖認卡，什麼時候可以投保也寫清楚了。',
      'en-US': 'Tell them apart by their cards, and see when you can enroll.',
    },
  ),
  house(
    'blog',
    paths.medication(),
    {
      'zh-Hans': '中药和西药能一起吃吗？',
      'zh-Hant': '中藥和西藥能一起吃嗎？',
      'en-US': 'Can herbs and prescriptions mix?',
    },
    {
      'zh-Hans': '查药名，看哪些不能一起吃，再问药师。',
      'zh-Hant': '查藥名，看哪些不能一起吃，再問藥師。',
      'en-US': 'Look up a medicine, see what not to combine, then ask your pharmacist.',
    },
  ),
]
