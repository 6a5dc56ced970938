import { dayMs } from '#app/core/calendar/durations.ts'
import { inArray } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { featureFlags } from '#drizzle/schema/administration.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { demoUserId, insertPeople } from './accounts.ts'
import { type DemoAssociation, demoAssociationManagers, demoAssociations } from './association-rows.ts'
import { insertAll } from './insert-all.ts'

const surnames = [...'陈林黄王李张刘吴蔡杨许郑谢郭洪邱曾廖赖徐周叶苏庄江吕何罗高萧']
const givenNames = [
  '秀兰',
  '国强',
  '美凤',
  '志明',
  '玉珍',
  '建华',
  '丽华',
  '文雄',
  '淑贞',
  '家豪',
  '惠芳',
  '伟民',
  '桂英',
]

/** A name for the member with that number: thirty surnames and thirteen given names repeat after 390. */
const nameOf = (serial: number) =>
  `${surnames[serial % surnames.length]}${givenNames[(serial * 7) % givenNames.length]}`

type Row = typeof associationMembers.$inferInsert

const locales = ['zh-Hans', 'zh-Hant', 'en-US', 'zh-Hans'] as const

/** Those of an association who are not active: how many of each status, with what stands beside it. */
const standings = [
  { status: 'applied', count: 6 },
  { status: 'invited', count: 3 },
  { status: 'lapsed', count: 6 },
  { status: 'suspended', count: 2 },
  { status: 'left', count: 3 },
  { status: 'rejected', count: 2 },
] as const

const applicationNotes = ['在法拉盛开诊所，会讲福州话。', '去年听过你们的讲座，想一起做义诊。', null]

/** What somebody's status says of them: what they have asked for, until when they have paid, and why it was decided. */
function standingOf(status: Row['status'], serial: number, at: number) {
  const today = localDate(at, newYork)
  const isMember = status === 'active' || status === 'suspended'
  const appliedAt = status === 'applied' || status === 'rejected' ? at - (serial % 9) * dayMs - 3_600_000 : null
  return {
    ...{ status, appliedAt, applicationNote: appliedAt ? applicationNotes[serial % 3]! : null },
    decisionNote: status === 'suspended' ? '会员资料正在核对。' : status === 'rejected' ? '目前只收执业医生。' : null,
    duesPaidUntil: isMember
      ? addDays(today, 20 + ((serial * 37) % 330))
      : status === 'lapsed'
        ? addDays(today, -40 - ((serial * 11) % 90))
        : null,
  }
}

/** Statuses of the members without an office, first everybody who is active; a small association has nobody else. */
const statusesOf = (others: number): Row['status'][] => [
  ...Array.from({ length: others }, () => 'active' as const),
  ...(others > 100 ? standings.flatMap(({ status, count }) => Array.from({ length: count }, () => status)) : []),
]

/** Numbers go to members, not to whoever still asks or was turned down. */
const numberOf = (status: Row['status'], serial: number) =>
  status === 'applied' || status === 'invited' || status === 'rejected' ? null : String(1001 + serial)

/** The owner first, then officers, doctors and everybody else, each a day after the one before, the last some days ago. */
function memberRows(
  { slug, owner, officers, doctors, others, duesCents }: DemoAssociation,
  listed: Set<string>,
  at: number,
): Row[] {
  const associationId = `demo-association-${slug}`
  const plain = { role: 'member', status: 'active', isPublic: false, userId: null, providerId: null } as const
  const named = [
    ...officers.map(({ name, office, username }) => ({
      ...{ ...plain, name, office, isPublic: true, userId: username ? demoUserId(username) : null },
      ...{ role: username === owner ? ('owner' as const) : username ? ('admin' as const) : ('officer' as const) },
    })),
    ...doctors
      .filter((doctor) => listed.has(doctor.slug))
      .map((doctor) => ({ ...plain, name: doctor.name, isPublic: true, providerId: `demo-${doctor.slug}` })),
    ...statusesOf(others).map((status, serial) => ({ ...plain, status, name: nameOf(serial) })),
  ]
  return named.map((member, serial) => {
    const joinedAt = at - (named.length - serial + 5) * dayMs
    const id = `${associationId}-member-${String(serial + 1).padStart(3, '0')}`
    return {
      ...{ id, associationId, email: `${slug}.${serial + 1}@example.com`, office: null, chosenAt: null, version: 1 },
      ...{
        joinedOn: addDays(localDate(at, newYork), serial - named.length - 5),
        createdAt: joinedAt,
        updatedAt: joinedAt,
      },
      ...{ locale: locales[serial % locales.length]!, number: numberOf(member.status, serial) },
      ...(duesCents > 0 && standingOf(member.status, serial, at)),
      ...member,
    }
  })
}

function associationRow(
  { slug, owner: _, officers: __, doctors: ___, others: ____, ...own }: DemoAssociation,
  at: number,
) {
  const since = at - 400 * dayMs
  return {
    ...{ ...own, slug, id: `demo-association-${slug}`, isDemo: true, version: 1 },
    ...{ createdAt: since, updatedAt: since },
  }
}

/** What an association that waits has asked for, a day ago. */
function requestRow(
  { slug, name, kind, owner, contactEmail }: DemoAssociation,
  at: number,
): typeof changeRequests.$inferInsert {
  const sentAt = at - dayMs
  return {
    ...{
      id: `demo-association-${slug}-request`,
      kind: 'association_new',
      targetType: 'association',
      field: 'association',
    },
    ...{
      targetId: `demo-association-${slug}`,
      submitterType: 'user',
      submitterId: demoUserId(owner),
      locale: 'zh-Hans',
    },
    ...{ before: {}, status: 'submitted', dueAt: sentAt + 3 * dayMs, createdAt: sentAt, updatedAt: sentAt },
    after: {
      ...{ nameHans: name['zh-Hans'], nameHant: name['zh-Hant'], nameEn: name['en-US'], associationKind: kind },
      ...{ evidence: '校友会登记编号 NY-0000-EX，会长可以接电话。', email: contactEmail },
    },
  }
}

/** The demo shows associations, until somebody switches them off. */
async function switchOn(tx: Transaction, at: number): Promise<void> {
  const flag = { id: 'associations' as const, isOn: true, updatedAt: at }
  await tx.insert(featureFlags).values(flag).onConflictDoNothing()
}

/** Three associations, who manages them, and their members. What exists is left as it is, so it may run at every start. */
export async function seedDemoAssociations(tx: Transaction): Promise<void> {
  const at = now()
  await switchOn(tx, at)
  const managers = demoAssociationManagers.map(({ username }) => demoUserId(username))
  const people = await tx.select({ id: users.id }).from(users).where(inArray(users.id, managers))
  const strangers = demoAssociationManagers.filter(
    ({ username }) => !people.some(({ id }) => id === demoUserId(username)),
  )
  if (strangers.length > 0) await insertPeople(tx, strangers, at, 'association')
  const known = await tx.select({ slug: associations.slug }).from(associations)
  const missing = demoAssociations.filter(({ slug }) => !known.some((row) => row.slug === slug))
  if (missing.length === 0) return
  const doctors = missing.flatMap((each) => each.doctors.map(({ slug }) => `demo-${slug}`))
  const listed = await tx.select({ id: providers.id }).from(providers).where(inArray(providers.id, doctors))
  const slugs = new Set(listed.map(({ id }) => id.slice('demo-'.length)))
  await tx.insert(associations).values(missing.map((association) => associationRow(association, at)))
  await insertAll(
    missing.flatMap((association) => memberRows(association, slugs, at)),
    (chunk) => tx.insert(associationMembers).values(chunk),
  )
  const waiting = missing.filter(({ status }) => status === 'pending')
  await insertAll(
    waiting.map((association) => requestRow(association, at)),
    (chunk) => tx.insert(changeRequests).values(chunk).onConflictDoNothing(),
  )
}
