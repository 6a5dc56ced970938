import { dayMs } from '#app/core/calendar/durations.ts'
import { inArray } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { demoUserId } from './accounts.ts'
import { tri } from './tri.ts'

type DemoEndorsement = Readonly<{
  association: string
  by: string
  /** The doctor; null for a statement. */
  doctor: string | null
  isAccepted: boolean
  text: Localized
}>

const physicians = { association: 'example-chinese-physicians', by: 'society.president' } as const
const hometown = { association: 'example-hometown', by: 'hometown.secretary' } as const

const endorsements: readonly DemoEndorsement[] = [
  {
    ...physicians,
    ...{ doctor: 'zhining-bai', isAccepted: true },
    text: tri(
      '白医生五年来每个月都在我们的免费健康讲座上义务讲课，用普通话把话讲明白。',
      '白醫生五年來每個月都在我們的免費健康講座上義務講課，用國語把話講明白。',
      'For five years Dr. Bai has taught at our free monthly health talks, in Mandarin that everyone follows.',
    ),
  },
  {
    ...hometown,
    ...{ doctor: 'jianhui-chen', isAccepted: true },
    text: tri(
      '陈医生给乡亲看病十年，讲家乡话，老人家听得懂，也愿意接我们的电话。',
      '陳醫生為鄉親看診十年，講家鄉話，長輩聽得懂，也願意接我們的電話。',
      'Dr. Chen has looked after our neighbors for ten years in our own dialect, and picks up when we call.',
    ),
  },
  {
    ...physicians,
    ...{ doctor: 'zhongwen-du', isAccepted: false },
    text: tri(
      '杜医生连续三年带领我们的春季义诊，为老人量血压、测血糖。',
      '杜醫生連續三年帶領我們的春季義診，為長者量血壓、測血糖。',
      'Dr. Du has led our free spring check-ups for three years, measuring seniors’ blood pressure and blood sugar.',
    ),
  },
  {
    ...physicians,
    ...{ doctor: null, isAccepted: true },
    text: tri(
      '我们请每一位医生在看诊前说清楚收不收病人的保险、要付多少钱。',
      '我們請每一位醫生在看診前說清楚收不收病人的保險、要付多少錢。',
      'We ask every doctor to say before the visit whether they take the patient’s insurance and what it will cost.',
    ),
  },
]

/** Endorsements that are shown, one that waits for its doctor, and a statement. What exists is left as it is. */
export async function seedDemoEndorsements(tx: Transaction): Promise<void> {
  const at = now()
  const today = localDate(at, newYork)
  const wanted = endorsements.flatMap(({ doctor }) => (doctor === null ? [] : [`demo-${doctor}`]))
  const rows = await tx.select({ id: providers.id }).from(providers).where(inArray(providers.id, wanted))
  const listed = new Set(rows.map(({ id }) => id))
  const made = endorsements.flatMap(({ association, by, doctor, isAccepted, text }) => {
    const providerId = doctor === null ? null : `demo-${doctor}`
    if (providerId !== null && !listed.has(providerId)) return []
    const [id, associationId] = [
      `demo-endorsement-${association}-${doctor ?? 'statement'}`,
      `demo-association-${association}`,
    ]
    return {
      ...{ id, associationId, providerId, text, proposedBy: demoUserId(by), formKey: id },
      ...{
        step: isAccepted ? ('accepted' as const) : ('proposed' as const),
        consentAt: isAccepted ? at - 80 * dayMs : null,
      },
      // Long enough for a demonstration that nobody seeds anew.
      ...{ startsOn: addDays(today, -90), endsOn: addDays(today, 4 * 365) },
      ...{ openKey: providerId === null ? null : `${associationId} ${providerId}` },
      ...{ version: 1, createdAt: at - 90 * dayMs, updatedAt: at - 80 * dayMs },
    }
  })
  await tx.insert(associationEndorsements).values(made).onConflictDoNothing()
}
