import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { addDays, daysBetween, type LocalDate, mondayOf } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { promotionCampaigns, promotionStats } from '#drizzle/schema/promotion/campaigns.ts'
import { demoUserId } from './accounts.ts'
import { dice } from './dice.ts'
import { insertAll } from './insert-all.ts'
import { tri } from './tri.ts'

type Row = typeof promotionCampaigns.$inferInsert

type DemoCampaign = Pick<Row, 'id' | 'status' | 'placement' | 'targets' | 'headline' | 'body' | 'priceCents'> &
  Readonly<{ doctor: string; /** Weeks from this one to the first, and how many. */ from: number; weeks: number }>

const bai = 'zhining-bai'

/** All of them are of fictional doctors, and say so by being theirs. */
const campaigns: readonly DemoCampaign[] = [
  {
    ...{ id: 'demo-campaign-home', status: 'running', placement: 'home', targets: [], doctor: 'zhiyuan-lin' },
    ...{ from: -1, weeks: 4, priceCents: 79_600 },
    headline: tri('心脏检查，说中文', '心臟檢查，說中文', 'Heart checkups in Chinese'),
    body: tri(
      '心电图、心脏超声在一处做完，报告用中文讲给您听。',
      '心電圖、心臟超音波在一處做完，報告用中文講給您聽。',
      'ECG and heart ultrasound in one visit, explained in Chinese.',
    ),
  },
  {
    ...{ id: 'demo-campaign-family', status: 'running', placement: 'specialty', doctor: bai },
    ...{ targets: ['family-medicine'], from: -2, weeks: 4, priceCents: 31_600 },
    headline: tri(
      '法拉盛家庭医生，第一次看诊30分钟',
      '法拉盛家庭醫生，第一次看診30分鐘',
      'Family doctor in Flushing, 30-minute first visits',
    ),
    body: tri(
      '高血压、糖尿病，用中文慢慢讲。',
      '高血壓、糖尿病，用中文慢慢講。',
      'Time to talk about blood pressure and diabetes.',
    ),
  },
  {
    ...{ id: 'demo-campaign-location', status: 'submitted', placement: 'location', doctor: bai },
    ...{ targets: ['flushing'], from: 2, weeks: 2, priceCents: 13_800 },
    headline: tri('法拉盛年度体检', '法拉盛年度健檢', 'Yearly checkups in Flushing'),
    body: tri('失眠调理，药到病除。', '失眠調理，藥到病除。', 'Sleep problems treated, guaranteed results.'),
  },
  {
    ...{ id: 'demo-campaign-search', status: 'approved', placement: 'search_top', doctor: bai },
    ...{ targets: ['family-medicine'], from: 3, weeks: 2, priceCents: 19_800 },
    headline: tri('入学体检表，当天拿', '入學健檢表，當天拿', 'School forms, same day'),
    body: tri('疫苗和入学体检一次办好。', '疫苗和入學健檢一次辦好。', 'Vaccines and school checkups in one visit.'),
  },
  {
    ...{ id: 'demo-campaign-past', status: 'finished', placement: 'home', targets: [], doctor: bai },
    ...{ from: -8, weeks: 3, priceCents: 59_700 },
    headline: tri('流感疫苗到了', '流感疫苗到了', 'Flu shots are in'),
    body: tri(
      '全家一起打，多数保险全包。',
      '全家一起打，多數保險全額給付。',
      'Bring the whole family; most plans cover it.',
    ),
  },
]

const spanOf = ({ from, weeks }: DemoCampaign, today: LocalDate) => {
  const startsOn = addDays(mondayOf(today), from * 7)
  return { startsOn, endsOn: addDays(startsOn, weeks * 7) }
}

function rowOf(campaign: DemoCampaign, at: number): Row {
  const { doctor, from, weeks, ...own } = campaign
  const decided = campaign.status !== 'submitted'
  return {
    ...{ ...own, providerId: `demo-${doctor}`, createdBy: demoUserId(doctor.replace('-', '.')), version: 1 },
    ...spanOf({ ...campaign, from, weeks }, localDate(at, newYork)),
    ...{ submittedAt: at - 3 * dayMs, decidedAt: decided ? at - 2 * dayMs : null },
    ...{ reviewerId: decided ? demoUserId('admin.promotion') : null, createdAt: at - 4 * dayMs, updatedAt: at },
    heldUntil: campaign.status === 'approved' ? at + 7 * dayMs : null,
  }
}

/** Figures of the days until yesterday: fewer at the weekend, and no two days alike. */
function statsOf(campaign: DemoCampaign, today: LocalDate) {
  const { startsOn, endsOn } = spanOf(campaign, today)
  const last = endsOn < today ? endsOn : today
  return Array.from({ length: Math.max(0, daysBetween(startsOn, last)) }, (_, index) => {
    const date = addDays(startsOn, index)
    const chance = dice(`${campaign.id} ${date}`)
    const impressions = Math.round(
      (campaign.placement === 'home' ? 420 : 160) * (index % 7 > 4 ? 0.6 : 1) * (0.8 + 0.4 * chance),
    )
    const clicks = Math.round(impressions * (0.02 + 0.02 * chance))
    const row = { campaignId: campaign.id, day: date, impressions, clicks, bookings: Math.round(clicks * 0.3) }
    return { id: `${campaign.id}-${date}`, ...row }
  })
}

/** The demo's campaigns, whose weeks lie about today at every start; what somebody has stopped or decided stays so. */
export async function seedDemoCampaigns(tx: Transaction): Promise<void> {
  const at = now()
  const today = localDate(at, newYork)
  const ids = campaigns.map(({ doctor }) => `demo-${doctor}`)
  const known = await tx.select({ id: providers.id }).from(providers).where(inArray(providers.id, ids))
  const own = campaigns.filter(({ doctor }) => known.some(({ id }) => id === `demo-${doctor}`))
  await insertAll(
    own.map((campaign) => rowOf(campaign, at)),
    (chunk) => tx.insert(promotionCampaigns).values(chunk).onConflictDoNothing(),
  )
  for (const campaign of own) {
    const span = spanOf(campaign, today)
    const isOwn = eq(promotionCampaigns.id, campaign.id)
    if (campaign.status === 'running') {
      const moved = inArray(promotionCampaigns.status, ['running', 'finished'])
      await tx
        .update(promotionCampaigns)
        .set({ ...span, status: 'running' })
        .where(and(isOwn, moved))
    } else {
      const waits = and(isOwn, eq(promotionCampaigns.status, campaign.status))
      const heldUntil = campaign.status === 'approved' ? at + 7 * dayMs : null
      await tx
        .update(promotionCampaigns)
        .set({ ...span, heldUntil })
        .where(waits)
    }
  }
  await insertAll(
    own.flatMap((campaign) => statsOf(campaign, today)),
    (chunk) => tx.insert(promotionStats).values(chunk).onConflictDoNothing(),
  )
}
