import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { importMembers } from './commands/import-members.server.ts'
import { textOfFile } from './import-file.server.ts'
import { planImport } from './queries/import-plan.server.ts'

useDatabase()

const rowsOf = (associationId: string) =>
  db.select().from(associationMembers).where(eq(associationMembers.associationId, associationId))

it('adds who is new, changes who is known by address or number, and leaves what a file leaves empty', async () => {
  const { associationId, actor } = await managedAssociation()
  await withTransaction((tx) =>
    insertMember(tx, { associationId, name: 'Old', email: 'mei@example.com', number: '7', joinedOn: '2020-01-01' }),
  )
  const text = [
    '姓名,電子郵件,Member number,Role,入会日期,会费缴至,邮件语言,Status',
    '康梅,MEI@example.com,7,,,2027/1/5,繁體中文,Active',
    '"Lin, Anna",anna@example.com,8,理事,1/5/2026,,English,',
  ].join('\r\n')
  const plan = await planImport(db, { id: associationId, role: 'owner' }, text)
  expect([plan.problems, plan.counts]).toEqual([[], { fresh: 1, changed: 1, same: 0, wrong: 0 }])
  const { mark } = plan
  await importMembers(actor, { text, mark })
  const rows = await rowsOf(associationId)
  expect(rows.find(({ number }) => number === '7')).toMatchObject({
    ...{ name: '康梅', joinedOn: '2020-01-01', duesPaidUntil: '2027-01-05', locale: 'zh-Hant', version: 2 },
  })
  expect(rows.find(({ number }) => number === '8')).toMatchObject({
    ...{ name: 'Lin, Anna', role: 'officer', status: 'active', joinedOn: '2026-01-05', locale: 'en-US' },
  })
  // The same file again is another: its members have changed since its dry run, and nothing is left to do.
  await expect(importMembers(actor, { text, mark })).rejects.toThrow('association.import_changed')
  expect((await planImport(db, { id: associationId, role: 'owner' }, text)).counts).toMatchObject({
    fresh: 0,
    changed: 0,
    same: 2,
  })
  expect(await rowsOf(associationId)).toHaveLength(3)
})

it('says what is wrong with each line and writes none of them', async () => {
  const { associationId, actor } = await managedAssociation()
  const insert = (given: object) => withTransaction((tx) => insertMember(tx, { associationId, ...given }))
  await insert({ email: 'a@example.com' })
  await insert({ number: '9' })
  await insert({ email: 'gone@example.com', status: 'left' })
  const text = [
    'name,email,number,role',
    'New,new@example.com,,',
    'Again,new@example.com,,',
    'Both,a@example.com,9,',
    'Gone,gone@example.com,,',
    'Chief,chief@example.com,,owner',
    ',nobody,,',
    'Many,m@example.com,,,,',
  ].join('\n')
  const { problems, counts, mark } = await planImport(db, { id: associationId, role: 'owner' }, text)
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    ...[
      [3, 'twice'],
      [4, 'twoMembers'],
      [5, 'gone'],
      [6, 'roleGiven'],
    ],
    ...[
      [7, 'noName'],
      [7, 'email'],
      [8, 'cells'],
    ],
  ])
  expect(counts).toMatchObject({ fresh: 1, wrong: 6 })
  await expect(importMembers(actor, { text, mark })).rejects.toThrow('association.import_wrong')
  expect(await rowsOf(associationId)).toHaveLength(4)
})

const saves = async () =>
  (await db.select().from(auditEvents).where(eq(auditEvents.action, 'association.member_save'))).map(
    ({ subjectId, actorId, fields }) => ({ subjectId, actorId, fields }),
  )

it('leaves owners to owners, and the roles of who manages to their page', async () => {
  const { associationId, actor: admin } = await managedAssociation('admin')
  const insert = (given: object) => withTransaction((tx) => insertMember(tx, { associationId, ...given }))
  const ownerId = await insert({ role: 'owner', name: 'Owner', number: '001', email: 'owner@example.com' })
  const otherId = await insert({ role: 'admin', name: 'Other', number: '002', email: 'other@example.com' })
  const text = [
    'name,email,number,role',
    'Owner,me@evil.example,001,member',
    'Other,other@example.com,002,officer',
  ].join('\n')
  const problemsFor = async (role: 'owner' | 'admin', file: string) =>
    (await planImport(db, { id: associationId, role }, file)).problems.map(({ line, column, problem }) => [
      ...[line, column, problem],
    ])
  expect(await problemsFor('admin', text)).toEqual([
    [2, 'role', 'roleKept'],
    [3, 'role', 'roleKept'],
  ])
  // Without a role, or with the one that they have, an owner is an owner's to change; what changes nothing is as good as any other line.
  const moved = 'name,email,number,role\nOwner,me@evil.example,001,owner'
  expect(await problemsFor('admin', moved)).toEqual([[2, null, 'ownerOnly']])
  expect(await problemsFor('admin', 'name,email,number\nOwner,owner@example.com,001')).toEqual([])
  expect(await problemsFor('owner', moved)).toEqual([])
  for (const file of [text, moved]) {
    const { mark } = await planImport(db, { id: associationId, role: 'admin' }, file)
    await expect(importMembers(admin, { text: file, mark })).rejects.toThrow('association.import_wrong')
  }
  const rows = await rowsOf(associationId)
  expect(rows.find(({ id }) => id === ownerId)).toMatchObject({ role: 'owner', email: 'owner@example.com', version: 1 })
  expect(rows.find(({ id }) => id === otherId)).toMatchObject({ role: 'admin', version: 1 })
})

it('says of each member that their address or role has changed, and since when they have it', async () => {
  const { associationId, actor } = await managedAssociation()
  const insert = (given: object) => withTransaction((tx) => insertMember(tx, { associationId, ...given }))
  const movedId = await insert({ name: 'Moved', number: '1', email: 'old@example.com' })
  const officerId = await insert({ name: 'Officer', number: '2' })
  const renamedId = await insert({ name: 'Before', number: '3' })
  const text = 'name,email,number,role\nMoved,new@example.com,1,\nOfficer,,2,officer\nAfter,,3,\nNew,,4,'
  const { mark } = await planImport(db, { id: associationId, role: 'owner' }, text)
  await importMembers(actor, { text, mark })
  expect(await saves()).toEqual([
    { subjectId: movedId, actorId: actor.userId, fields: ['email'] },
    { subjectId: officerId, actorId: actor.userId, fields: ['role'] },
  ])
  const rows = await rowsOf(associationId)
  expect(rows.find(({ id }) => id === officerId)?.roleGivenAt).toBe(now())
  expect(rows.find(({ id }) => id === renamedId)).toMatchObject({ name: 'After', roleGivenAt: null })
})

it.each([
  ['', 'empty'],
  ['email\na@example.com', 'noHeader'],
  ['name\n"open', 'csv'],
  [`name\n${'x\n'.repeat(20_001)}`, 'tooMany'],
])('takes no file that is none', async (text, problem) => {
  const { associationId } = await managedAssociation()
  const { problems } = await planImport(db, { id: associationId, role: 'owner' }, text)
  expect(problems.map((each) => each.problem)).toEqual([problem])
})

it('reads what Chinese spreadsheets save', () => {
  const bytes = (...codes: number[]) => new Uint8Array([...codes, 0x0a, 0x41]).buffer
  // 姓名 in GB18030, in Big5, and in UTF-8 with its mark.
  expect(textOfFile(bytes(0xd0, 0xd5, 0xc3, 0xfb), 'zh-Hans')).toBe('姓名\nA')
  expect(textOfFile(bytes(0xa9, 0x6d, 0xa6, 0x57), 'zh-Hant')).toBe('姓名\nA')
  expect(textOfFile(bytes(0xa9, 0x6d, 0xa6, 0x57), 'zh-Hans')).toBe('姓名\nA')
  expect(textOfFile(bytes(0xef, 0xbb, 0xbf, 0xe5, 0xa7, 0x93, 0xe5, 0x90, 0x8d), 'en-US')).toBe('姓名\nA')
  expect(textOfFile(bytes(0xff, 0xff), 'zh-Hans')).toBeNull()
})
