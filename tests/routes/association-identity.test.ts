import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import * as clock from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { identityUploader } from '#app/modules/association/identity/pages/identity-uploader.server.ts'
import { pruneProofs } from '#app/modules/association/identity/commands/prune-proofs.server.ts'
import type { loadManagementHome } from '#app/modules/association/pages/management-page.server.ts'
import type { loadOnboarding, OnboardingData } from '#app/modules/association/pages/onboarding-page.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import type { loader as publicLoader } from '#app/routes/association/public-page.tsx'
import { confirmEmail } from '#app/modules/accounts/commands/confirm-email.server.ts'
import type { action as signupAction } from '#app/routes/association/signup.tsx'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationProofs } from '#drizzle/schema/association/identity.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { media } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertUser, signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { exportsOf, get, origin, post } from './route-request.ts'

useDatabase()

beforeEach(async () => {
  await switchAssociations(true)
  await insertReviewReference()
})

const queue = '/admin/associations/requests'
const onboarding = (step: string) => `/association/onboarding?step=${step}`
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const picture = async (width: number, height: number, color = '#b3261e') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: color } })
      .png()
      .toBuffer(),
  )

const typed = {
  ...{ nameHans: '示例校友会', nameHant: '示例校友會', nameEn: 'Example Alumni', kind: 'alumni' },
  ...{ evidence: '登记编号 NY-1', firstName: 'Mei', lastName: 'Kang', email: 'mei@example.com' },
  ...{ phone: '(212) 555-0188', password: 'plum-rain-lantern-71', terms: 'on' },
}

function form(fields: Record<string, string>, field: string, bytes: Uint8Array<ArrayBuffer>, name = 'proof.pdf') {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.set(key, value)
  body.set(field, new File([bytes], name))
  return body
}

const signUp = (bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = typed) =>
  post<typeof signupAction>('/association/signup', {}, { body: form(fields, 'proof', bytes) })

async function openFile(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { loader } = await exportsOf(path)
  const { pathname } = new URL(path, origin)
  const parts = pathname.split('/')
  const params = { request: parts.at(-2), logo: parts.at(-1), proof: parts.at(-1) }
  const asked = { request: new Request(new URL(path, origin), { headers }), params, context: {} }
  try {
    return (await loader!(asked as never)) as Response
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

async function registered() {
  expect((await signUp(pdf)).location).toBe('/association/signup?sent=yes')
  const [association] = await db.select().from(associations)
  const [user] = await db.select().from(users).where(eq(users.email, typed.email))
  // As the link in the message does it.
  await withTransaction((tx) => confirmEmail(tx, user!.id))
  const owner = await signedIn(user!.id, { scope: 'association' })
  const { headers: reviewer } = await signedInAdmin({ permissions: ['association.review'] })
  return { association: association!, owner, reviewer }
}

const waiting = async () => (await db.select().from(changeRequests).where(eq(changeRequests.status, 'submitted')))[0]!

describe('the proof of an association', () => {
  it('is kept sealed with its request, and only a reviewer saves it, which the log has', async () => {
    const { owner, reviewer } = await registered()
    const [proof] = await db.select().from(associationProofs)
    const kept = await readKeptFile(proof!.file)
    expect(kept!.includes('%PDF')).toBe(false)
    const request = await waiting()
    expect(request.after.proofId).toBe(proof!.id)
    const shown = await get<{ request: { lines: { field: string }[]; proof: unknown } }>(`${queue}/${request.id}`, {
      headers: reviewer,
    })
    expect(shown.data.request.proof).toMatchObject({ file: { isPdf: true, bytes: pdf.length } })
    expect(shown.data.request.lines.map(({ field }) => field)).not.toContain('proofId')
    const path = `${queue}/${request.id}/proof`
    const file = await openFile(path, reviewer)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="proof.pdf"' },
      ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' },
    })
    const { headers: other } = await signedInAdmin({ permissions: ['doctor.approve'] })
    expect((await openFile(path, other)).headers.get('Location')).toBe('/unauthorized?reason=role')
    expect((await openFile(path, owner)).status).toBe(302)
    const reads = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'association.proof_read'), eq(auditEvents.subjectId, request.id)))
    expect(reads).toHaveLength(1)
  })

  it('is saved by its owner again, whom the log names; an admin and another association find nothing', async () => {
    const { association, owner } = await registered()
    const { proof } = (await get<OnboardingData>(onboarding('proof'), { headers: owner })).data
    const path = `/association-management/proof/${proof!.id}`
    const file = await openFile(path, owner)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf)
    expect(file.headers.get('Cache-Control')).toBe('private, no-store')
    const admin = await associationManager({ associationIds: [association.id], role: 'admin' })
    const other = await associationManager()
    for (const headers of [admin, other]) expect((await openFile(path, headers)).status).toBe(404)
    const isRead = and(eq(auditEvents.action, 'association.proof_read'), eq(auditEvents.subjectId, association.id))
    expect(await db.select().from(auditEvents).where(isRead)).toHaveLength(1)
  })

  it('that is none is told beside its field; what was typed stays, and nothing is kept', async () => {
    const cases: [Uint8Array<ArrayBuffer>, string][] = [
      [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
      [new TextEncoder().encode('%PDF-1.4 without an end'), 'broken'],
      [new TextEncoder().encode('%PDF-1.4 /JavaScript %%EOF'), 'active'],
      [(await picture(500, 500)).slice(0, 300), 'broken'],
      [new Uint8Array(10 * 1024 * 1024 + 1), 'heavy'],
    ]
    for (const [bytes, fault] of cases) {
      const { status, data } = await signUp(bytes)
      expect([status, data.result.error], fault).toEqual([400, { proof: [`errors.file.${fault}`] }])
      expect(data.result.initialValue).toMatchObject({ nameHans: typed.nameHans, evidence: typed.evidence })
      expect(JSON.stringify(data)).not.toContain(typed.password)
    }
    const good = await signUp(pdf, { ...typed, email: 'nobody' })
    expect(good.data.result.error).toEqual({ email: ['errors.email'], proof: ['errors.file.again'] })
    expect(await db.select().from(associations)).toEqual([])
    expect(await db.select().from(associationProofs)).toEqual([])
  })

  it('may be a picture, which is made anew without what it tells of its camera', async () => {
    const photo = sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#ffffff' } })
    const bytes = new Uint8Array(
      await photo
        .withExif({ IFD0: { Artist: 'Mei Kang at home' } })
        .jpeg()
        .toBuffer(),
    )
    await signUp(bytes)
    const { headers } = await signedInAdmin({ permissions: ['association.review'] })
    const made = Buffer.from(await (await openFile(`${queue}/${(await waiting()).id}/proof`, headers)).arrayBuffer())
    expect(made.includes('Mei Kang')).toBe(false)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 2600 })
  })

  it('is replaced while it waits: reviewers get the request anew and the first file is gone', async () => {
    const { association, owner } = await registered()
    const [first] = await db.select().from(associationProofs)
    const send = (id: string, bytes: Uint8Array<ArrayBuffer>) =>
      post(onboarding('proof'), {}, { headers: owner, body: form({ association: id }, 'proof', bytes) })
    expect((await send('another', pdf)).status).toBe(409)
    expect((await send(association.id, new Uint8Array([1, 2, 3]))).status).toBe(400)
    expect((await send(association.id, await picture(400, 600))).status).toBe(302)
    const [second, ...rest] = await db.select().from(associationProofs)
    expect([second!.mime, rest]).toEqual(['image/jpeg', []])
    expect(await readKeptFile(first!.file)).toBeNull()
    expect((await waiting()).after).toMatchObject({ proofId: second!.id, evidence: typed.evidence })
    const steps = (await get<typeof loadOnboarding>(onboarding('proof'), { headers: owner })).data.steps
    expect(steps.find(({ step }) => step === 'proof')).toMatchObject({ isDone: true })
  })

  it('has beside it a step for the name, which is judged beside its fields, and which the settings have afterwards', async () => {
    const { association, owner } = await registered()
    const step = onboarding('identity')
    const { data } = await get<OnboardingData>(step, { headers: owner })
    expect(data.steps[0]).toEqual({ step: 'identity', isDone: true })
    expect(data.typed).toMatchObject({ nameEn: typed.nameEn, kind: typed.kind })
    const { nameHans, nameHant, nameEn, kind } = data.typed
    const shown = { association: association.id, version: String(data.version), nameHans, nameHant, kind }
    const send = (fields: Record<string, string>) => post(step, { ...shown, nameEn, ...fields }, { headers: owner })
    const refused = await send({ nameEn: '协会' })
    expect(refused).toMatchObject({ status: 400, data: { submission: { error: { nameEn: ['errors.nameEn'] } } } })
    expect((await send({ association: 'another' })).status).toBe(409)
    const before = (await waiting()).id
    expect((await send({ nameEn: 'Flushing Friends' })).location).toBe(onboarding('about'))
    const request = await waiting()
    expect(request.id).not.toBe(before)
    expect(request.after).toMatchObject({ nameEn: 'Flushing Friends', evidence: typed.evidence })
    await withTransaction((tx) => tx.update(changeRequests).set({ status: 'approved' }))
    expect((await get(step, { headers: owner })).location).toBe('/association-management/settings?form=identity')
  })

  it('is forgotten ninety days after nobody decides about it any more', async () => {
    await registered()
    const [proof] = await db.select().from(associationProofs)
    const later = clock.now() + 91 * dayMs
    const spy = vi.spyOn(clock, 'now').mockReturnValue(later)
    expect(await pruneProofs()).toBe(0)
    await withTransaction((tx) => tx.update(changeRequests).set({ status: 'rejected' }))
    expect(await pruneProofs()).toBe(1)
    spy.mockRestore()
    expect(await readKeptFile(proof!.file)).toBeNull()
    expect(await db.select().from(associationProofs)).toEqual([])
  })

  it('may be a long body from whoever registers, by network, and from who manages one, to the steps that take a file', async () => {
    const manager = await associationManager()
    const ask = (target: string, cookie = '') => identityUploader({ target, cookie, address: '203.0.113.9' })
    expect(await ask('/en-US/association/signup')).toEqual({ network: '203.0.113.9' })
    for (const step of ['proof', 'logo', 'bylaws'])
      expect(await ask(onboarding(step), manager.Cookie)).toBeTypeOf('string')
    expect(await ask(onboarding('about'), manager.Cookie)).toBeNull()
    expect(await ask(onboarding('logo'))).toBeNull()
  })
})

describe('the logo of an association', () => {
  it('is shown whole on its page and in its data, is replaced, and is taken away', async () => {
    const id = await withTransaction((tx) => insertAssociation(tx, { slug: 'society' }))
    const headers = await associationManager({ associationIds: [id] })
    const send = async (width: number, height: number) =>
      post(onboarding('logo'), {}, { headers, body: form({ association: id }, 'logo', await picture(width, height)) })
    expect((await send(200, 100)).status).toBe(400)
    expect((await send(900, 300)).location).toBe('/association/onboarding?step=categories')
    const shown = async () => (await get<typeof publicLoader>('/association/society')).data
    const { association, head } = await shown()
    expect(head.structuredData!.join()).toContain(`${siteOrigin}${association.logo!.large}`)
    const file = await openFile(association.logo!.src)
    expect(file.headers.get('Cache-Control')).toContain('immutable')
    const { data: pixels, info } = await sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([208, 208])
    // White above, the picture across the middle.
    expect(pixels[0]).toBeGreaterThan(240)
    expect(pixels[(104 * 208 + 104) * info.channels + 2]).toBeLessThan(80)
    expect((await send(400, 400)).status).toBe(302)
    expect((await shown()).association.logo!.src).not.toBe(association.logo!.src)
    expect((await openFile(association.logo!.src)).status).toBe(404)
    const gone = await post(onboarding('logo'), { association: id, remove: '1' }, { headers })
    expect([gone.status, (await shown()).association.logo]).toEqual([302, null])
    const states = await db.select({ state: media.state }).from(media)
    expect(states.map(({ state }) => state)).toEqual(['removed', 'removed'])
  })

  it('of one that waits only whoever manages it sees', async () => {
    const id = await withTransaction((tx) => insertAssociation(tx, { status: 'pending' }))
    const headers = await associationManager({ associationIds: [id] })
    await post(onboarding('logo'), {}, { headers, body: form({ association: id }, 'logo', await picture(400, 400)) })
    const { data } = await get<typeof loadOnboarding>(onboarding('logo'), { headers })
    const { src } = data.logo!
    const own = await openFile(src, headers)
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await openFile(src)).status).toBe(404)
    expect((await openFile(src, await associationManager())).status).toBe(404)
  })
})

describe('the categories of an association', () => {
  it('are one to three, and stand on its page', async () => {
    const id = await withTransaction((tx) => insertAssociation(tx, { slug: 'society' }))
    const headers = await associationManager({ associationIds: [id] })
    const send = (...chosen: string[]) =>
      post(
        onboarding('categories'),
        [['association', id], ['version', '1'], ...chosen.map((each): [string, string] => ['categories', each])],
        { headers },
      )
    expect((await send()).status).toBe(400)
    const many = await send('physicians', 'dentistry', 'nursing', 'pharmacy')
    expect([many.status, JSON.stringify(many.data)]).toEqual([400, expect.stringContaining('"pharmacy"')])
    expect((await send('physicians', 'free_clinics')).location).toBe('/association/onboarding?step=contact')
    const { data } = await get<typeof publicLoader>('/association/society')
    expect(data.association.categories).toEqual(['physicians', 'free_clinics'])
  })
})

describe('the bylaws of an association', () => {
  async function stage() {
    const id = await withTransaction((tx) => insertAssociation(tx, { slug: 'society' }))
    const headers = await associationManager({ associationIds: [id] })
    const save = (fields: Record<string, string>, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()) =>
      post(
        onboarding('bylaws'),
        {},
        {
          headers,
          body: form({ association: id, bylawsOn: '2026-01-15', bylawsFor: 'everybody', ...fields }, 'bylaws', bytes),
        },
      )
    return { id, headers, save }
  }
  const address = '/association/society/bylaws.pdf'
  const status = async () => (await openBylaws(address)).status
  async function openBylaws(path: string): Promise<Response> {
    const { loader } = await exportsOf(path)
    const asked = { request: new Request(new URL(path, origin)), params: { slug: 'society' }, context: {} }
    return (loader!(asked as never) as Promise<Response>).catch((thrown: Response) => thrown)
  }

  it('are a PDF with a day; what is wrong is told beside its field', async () => {
    const { save } = await stage()
    const faults = async (fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) =>
      ((await save(fields, bytes)).data as { submission: { error: unknown } }).submission.error
    expect(await faults({})).toEqual({ bylaws: ['errors.file.missing'] })
    expect(await faults({}, await picture(400, 400))).toEqual({ bylaws: ['errors.file.pdf'] })
    expect(await faults({ bylawsOn: '2026-02-30', bylawsFor: 'nobody' }, pdf)).toEqual({
      ...{ bylawsOn: ['errors.bylawsOn'], bylawsFor: ['errors.bylawsFor'] },
    })
    expect(await db.select().from(media)).toEqual([])
  })

  it('are saved by everybody, or kept for members without another file, and taken away', async () => {
    const { id, headers, save } = await stage()
    expect(await status()).toBe(404)
    expect((await save({}, pdf)).location).toBe('/association/onboarding?step=members')
    const file = await openBylaws(address)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf)
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="society-bylaws.pdf"')
    const shown = async () => (await get<typeof publicLoader>('/association/society')).data.association.bylawsOn
    expect(await shown()).toBe('2026-01-15')
    expect((await save({ bylawsFor: 'members' })).status).toBe(302)
    expect([await status(), await shown()]).toEqual([404, null])
    const { userId, member } = await withTransaction(async (tx) => {
      const account = await insertUser(tx)
      return { userId: account, member: await insertMember(tx, { associationId: id, userId: account }) }
    })
    const account = await signedIn(userId)
    const own = '/provider/4/dashboard/association/bylaws.pdf?association=society'
    expect((await openFile(own, account)).status).toBe(200)
    await withTransaction((tx) =>
      tx.update(associationMembers).set({ status: 'suspended' }).where(eq(associationMembers.id, member)),
    )
    expect((await openFile(own, account)).status).toBe(404)
    const gone = await post(onboarding('bylaws'), { association: id, remove: '1' }, { headers })
    expect([gone.status, await status()]).toEqual([302, 404])
  })
})

it('the steps that are skipped stay to do, on any device', async () => {
  const id = await withTransaction((tx) => insertAssociation(tx, { status: 'pending', contactEmail: null }))
  const headers = await associationManager({ associationIds: [id] })
  const { data } = await get<typeof loadManagementHome>('/association-management', { headers })
  expect(data.steps.map(({ step, isDone }) => `${step}: ${isDone}`)).toEqual([
    ...['about: true', 'logo: false', 'categories: false', 'contact: false', 'joining: true', 'bylaws: false'],
    ...['members: false', 'officers: false'],
  ])
  await withTransaction((tx) => insertMember(tx, { associationId: id }))
  const again = await get<typeof loadOnboarding>(onboarding('members'), { headers })
  expect(again.data.steps.find(({ step }) => step === 'members')).toMatchObject({ isDone: true })
  expect([again.data.members, again.data.onward]).toEqual([2, '/association/onboarding?step=officers'])
})
