import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, like } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { standingTicketPath } from '#app/modules/association/events/commands/ticket-link.server.ts'
import { sealPerson } from '#app/modules/association/events/queries/registered-person.server.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationEvents, eventQueues, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { neighborhoods } from '#drizzle/schema/reference.ts'
import { insertAll } from './insert-all.ts'
import { tri } from './tri.ts'

const physicians = 'demo-association-example-chinese-physicians'

type EventRow = typeof associationEvents.$inferInsert
type Status = (typeof eventRegistrations.$inferInsert)['status']

type DemoEvent = Readonly<{
  key: string
  /** Days from today; before it where it is over. */
  inDays: number
  from: string
  to: string
  title: Localized
  body: Localized
  /** How many members stand on its list, by state, in the order of the members. */
  list: readonly Readonly<{ status: Status; count: number }>[]
  row: Pick<EventRow, 'capacity' | 'guestsAllowed' | 'cmeMinutes' | 'visibility' | 'isPublicHealth'> &
    Partial<Pick<EventRow, 'priceCents' | 'specialtyId' | 'neighborhoodId'>>
}>

const hall = { venue: 'Example Community Hall', address: '88 Apricot Ave, Flushing, NY 11354' }

/** What the physicians' association holds. All is fictional. */
const demoEvents: readonly DemoEvent[] = [
  {
    ...{ key: 'talk', inDays: 7, from: '18:30', to: '20:30' },
    title: tri('门诊沟通：和老人谈用药', '門診溝通：和長者談用藥', 'Talking with older patients about their medicines'),
    body: tri(
      '怎样用普通话和粤语把用药讲清楚，附案例讨论。\n会员免费，来宾20美元。',
      '怎樣用國語和粵語把用藥講清楚，附案例討論。\n會員免費，來賓20美元。',
      'How to explain medicines clearly in Mandarin and Cantonese, with cases to discuss.\nFree for members, $20 for guests.',
    ),
    list: [{ status: 'registered', count: 23 }],
    row: {
      capacity: 60,
      guestsAllowed: 1,
      cmeMinutes: 90,
      visibility: 'public',
      isPublicHealth: false,
      priceCents: 2_000,
    },
  },
  {
    ...{ key: 'workshop', inDays: 10, from: '10:00', to: '13:00' },
    title: tri('会员工作坊：急救复训', '會員工作坊：急救複訓', 'Members’ workshop: first aid refresher'),
    body: tri('小班练习，名额很少。', '小班練習，名額很少。', 'A small hands-on class with few seats.'),
    list: [
      { status: 'registered', count: 12 },
      { status: 'waitlisted', count: 4 },
    ],
    row: { capacity: 12, guestsAllowed: 0, cmeMinutes: 180, visibility: 'members', isPublicHealth: false },
  },
  {
    ...{ key: 'blood-pressure', inDays: 5, from: '10:00', to: '14:00' },
    title: tri('法拉盛免费量血压', '法拉盛免費量血壓', 'Free blood pressure checks in Flushing'),
    body: tri(
      '会员医生现场量血压、讲饮食，不用医保，谁都可以来。',
      '會員醫生現場量血壓、講飲食，不需要保險，誰都可以來。',
      'Member doctors check your blood pressure and talk about diet. No insurance needed, and everyone is welcome.',
    ),
    list: [{ status: 'registered', count: 9 }],
    row: {
      ...{ capacity: 200, guestsAllowed: 4, cmeMinutes: 0, visibility: 'public', isPublicHealth: true },
      ...{ specialtyId: 'cardiology', neighborhoodId: 'flushing' },
    },
  },
  {
    ...{ key: 'lecture', inDays: -14, from: '18:30', to: '20:30' },
    title: tri('专题讲座：糖尿病新指南', '專題講座：糖尿病新指引', 'Lecture: new guidelines for diabetes'),
    body: tri(
      '讲新指南和社区里的做法。',
      '講新指引和社區裡的做法。',
      'New guidelines, and what they mean in the community.',
    ),
    list: [
      { status: 'attended', count: 18 },
      { status: 'absent', count: 3 },
    ],
    row: { capacity: 40, guestsAllowed: 0, cmeMinutes: 120, visibility: 'public', isPublicHealth: false },
  },
]

const none: Localized = tri('', '', '')

function eventRow({ key, inDays, from, to, title, body, list, row }: DemoEvent, at: number): EventRow {
  const date = addDays(localDate(at, newYork), inDays)
  const startsAt = instantOfWall(date, from, newYork)
  const since = Math.min(at, startsAt) - 20 * dayMs
  const id = `demo-event-${key}-${date}`
  const seated = list.filter(({ status }) => status !== 'waitlisted').reduce((sum, { count }) => sum + count, 0)
  return {
    ...{ id, associationId: physicians, formKey: id, title, body: body ?? none, ...hall, onlineUrl: null },
    ...{ startsAt, endsAt: instantOfWall(date, to, newYork), memberPriceCents: 0, hasWaitlist: true, priceCents: 0 },
    ...row,
    ...{ status: inDays < 0 ? 'finished' : 'published', isFull: seated >= row.capacity, sequence: 0, version: 1 },
    ...{ createdAt: since, updatedAt: since },
  }
}

type Member = Readonly<{ id: string; name: string; email: string | null }>

function registrationRows(event: EventRow, { list }: DemoEvent, members: readonly Member[]) {
  const statuses = list.flatMap(({ status, count }) => Array.from({ length: count }, () => status))
  let position = 0
  return statuses.slice(0, members.length).map((status, serial) => {
    const member = members[serial]!
    const id = `${event.id}-${String(serial + 1).padStart(2, '0')}`
    const createdAt = event.createdAt + serial * 90 * minuteMs
    const checkedInAt = status === 'attended' ? event.startsAt - (30 - serial) * minuteMs : null
    return {
      ...{ id, eventId: event.id!, memberId: member.id, personKey: `member:${member.id}`, ...sealPerson(member, id) },
      ...{ locale: 'zh-Hans', guests: 0, status, number: newReference(randomBytes), amountCents: 0, checkedInAt },
      ...{ position: status === 'waitlisted' ? (position += 1) : null, createdAt, updatedAt: createdAt },
    }
  })
}

/** Whether one of its editions is to come, or where it is over there is any. */
async function isAlive(tx: Transaction, { key, inDays }: DemoEvent, at: number): Promise<boolean> {
  const isEdition = like(associationEvents.id, `demo-event-${key}-%`)
  const isComing = inDays < 0 ? undefined : gt(associationEvents.startsAt, at + dayMs)
  return (await tx.$count(associationEvents, and(isEdition, isComing))) > 0
}

async function listMembers(tx: Transaction): Promise<Member[]> {
  const { id, name, email, associationId, status } = associationMembers
  return tx
    .select({ id, name, email })
    .from(associationMembers)
    .where(and(eq(associationId, physicians), eq(status, 'active')))
    .orderBy(asc(id))
    .limit(30)
}

/**
 * Events of the physicians' association: one with seats, one that is full, one for everybody's health, and one that was. Those to come are
 * held again once their day is near, so it may run at every start and there is always something to register for.
 */
export async function seedDemoEvents(tx: Transaction): Promise<void> {
  const at = now()
  const members = await listMembers(tx)
  if (members.length === 0) return
  const places = new Set((await tx.select({ id: neighborhoods.id }).from(neighborhoods)).map(({ id }) => id))
  for (const demo of demoEvents) {
    if (await isAlive(tx, demo, at)) continue
    const event = eventRow(demo, at)
    if (event.neighborhoodId && !places.has(event.neighborhoodId)) continue
    await tx.insert(associationEvents).values(event).onConflictDoNothing()
    const rows = registrationRows(event, demo, members)
    await insertAll(rows, (chunk) => tx.insert(eventRegistrations).values(chunk).onConflictDoNothing())
    const lastPosition = rows.filter(({ status }) => status === 'waitlisted').length
    await tx.insert(eventQueues).values({ id: event.id!, revision: 1, lastPosition }).onConflictDoNothing()
    for (const { id } of rows) await standingTicketPath(tx, id, event)
  }
}
