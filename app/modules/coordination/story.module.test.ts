import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { coordinationRoles } from '#app/modules/accounts/coordination-rights.ts'
import { revealsHealth } from '#app/modules/notifications/neutral-words.ts'
import {
  actionTokens,
  auditEvents,
  careCases,
  careConsents,
  careEvents,
  careMessages,
  careTasks,
  messageOutbox,
  providerFacilities,
  providers,
  teamMembers,
} from '#drizzle/schema/index.ts'
import { insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { careActor, careAnswers, carePatient, insertCoordinated, outsideOffice } from '#tests/factories/coordination.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { addToCase } from './commands/add-to-case.server.ts'
import { runCareChores } from './commands/care-chores.server.ts'
import { recordConsent, sayConsent } from './commands/consent.server.ts'
import { enterCareCode, sendCareCode } from './commands/link-code.server.ts'
import { resendCase } from './commands/resend-case.server.ts'
import { type CaseAnswers, changeDraft, createCase } from './commands/save-case.server.ts'
import { takeLinkedStep, takeStep } from './commands/take-step.server.ts'
import { addTask, completeOwnTask, stepTask } from './commands/tasks.server.ts'
import { writeLinkedMessage, writeMessage } from './commands/write-message.server.ts'
import type { CaseStep } from './case-steps.ts'
import { readCase } from './queries/case-detail.server.ts'
import { closureOf, findCase, findLinkedCase, listCases } from './queries/cases.server.ts'
import { readForPatient, readForRecipient } from './queries/linked-case.server.ts'

useDatabase()

const start = Date.parse('2026-10-20T14:00:00Z')
const hour = 3_600_000
const later = (hours: number) => setClock(now() + hours * hour)
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

type Clinic = Awaited<ReturnType<typeof insertCoordinated>>
let home: Clinic
let other: Clinic

beforeEach(async () => {
  setClock(start)
  const [one, two] = await withTransaction(
    async (tx) => [await insertCoordinated(tx), await insertCoordinated(tx, { name: 'Reed' })] as const,
  )
  ;[home, other] = [one, two]
})
afterEach(() => setClock(null))

const doctor = (clinic = home) =>
  careActor(clinic.facilityId, 'cc_admin', { userId: clinic.userId, providerId: clinic.providerId })
const create = (of: Partial<CaseAnswers> = {}, actor = doctor()) => createCase(actor, newId(), careAnswers(home, of))
const toOther = () => ({
  kind: 'site' as const,
  doctor: { facilityId: other.facilityId, providerId: other.providerId },
})
const steps = async (caseId: string) =>
  (await db.select().from(careEvents).where(eq(careEvents.caseId, caseId)).orderBy(asc(careEvents.seq))).map(
    ({ step }) => step,
  )
const stored = async (caseId: string) => (await findLinkedCase(caseId))!

/** What was written, in its order, as its readers get it. */
async function messages() {
  const rows = await db.select().from(messageOutbox).orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  return rows.map(({ id, template, locale, channel, toEnc, varsEnc }) => {
    const open = (column: string, text: string) => decryptField(text, { table: 'message_outbox', column, rowId: id })
    const vars = JSON.parse(open('vars_enc', varsEnc)) as Record<string, string>
    return { id, template, locale, channel, to: open('to_enc', toEnc), vars }
  })
}
const lastTo = async (to: string) =>
  (await messages()).findLast((message) => message.to === to && message.vars.link !== undefined)!
const tokenIn = (link: string) => link.split('/').at(-1)!
/** What was written since, in no order: all of it in one instant. */
const toldSince = async (before: readonly string[]) =>
  (await messages())
    .filter(({ id }) => !before.includes(id))
    .map(({ template }) => template)
    .toSorted()
const written = async () => (await messages()).map(({ id }) => id)
const linkTo = async (to: string) => (await findActionLink(tokenIn((await lastTo(to)).vars.link!)))!

async function enterFresh(to: string) {
  const link = await linkTo(to)
  const contact = to.includes('@') ? { phone: null, email: to } : { phone: to, email: null }
  await sendCareCode(link, contact, 'en-US')
  const sent = (await messages()).findLast((message) => message.to === to && message.template === 'one_time_code')!
  return enterCareCode(link, sent.vars.code!)
}

describe('the referral loop', () => {
  it('runs from a consent by link over a no-show to the report, and is closed', async () => {
    const { id } = await create({ consent: 'link' })
    expect(await stored(id)).toMatchObject({ status: 'draft', consent: 'asked', isSentOnConsent: true, sentAt: null })
    expect(await messages()).toMatchObject([
      { template: 'care_consent', locale: 'zh-Hans', channel: 'sms', to: carePatient.phone },
    ])
    const asked = await linkTo(carePatient.phone)
    expect([asked.kind, asked.subjectType, asked.isOtpRequired]).toEqual(['cc_access', 'care_patient', true])
    await sayConsent(id, true)
    expect(await stored(id)).toMatchObject({ status: 'sent', consent: 'given', dueAt: now() + 4 * hour })
    // A recipient without an account: the link, then a code to the address on file.
    expect((await enterFresh(outsideOffice.email)).isRight).toBe(true)
    expect(await stored(id)).toMatchObject({ status: 'received', dueAt: now() + 4 * hour })
    const linked = (step: CaseStep, input = {}) => takeLinkedStep(id, { by: 'recipient', step, input })
    await linked('accept')
    await linked('schedule', { visitAt: now() + 48 * hour })
    const before = await written()
    await linked('no_show')
    expect(await stored(id)).toMatchObject({ status: 'accepted', visitAt: null })
    expect(await toldSince(before)).toEqual(['care_patient', 'care_staff'])
    await linked('schedule', { visitAt: now() + 96 * hour })
    await linked('start')
    await linked('interim', { words: 'Stress test ordered' })
    await linked('report', { words: 'Normal stress test' })
    const actor = doctor()
    expect(closureOf(await listCases(actor, 'out'))).toEqual({ closed: 0, sent: 1 })
    await takeStep(actor, { caseId: id, step: 'close' })
    expect(closureOf(await listCases(actor, 'out'))).toEqual({ closed: 1, sent: 1 })
    expect(await steps(id)).toEqual([
      ...['create', 'consent_asked', 'consent_given', 'send', 'receive', 'accept', 'schedule', 'no_show', 'schedule'],
      ...['start', 'interim', 'report', 'close'],
    ])
    const page = await readCase(actor, (await findCase(actor, id))!)
    expect(page.open).toMatchObject({ outcome: 'Normal stress test', steps: [] })
  })

  it('tells nobody a reason, a specialty or a name', async () => {
    const { id } = await create({ reason: 'Depression', plain: 'Talk to somebody' })
    await takeLinkedStep(id, { by: 'recipient', step: 'decline', input: { words: 'No time' } })
    for (const { vars } of await messages()) {
      expect(Object.keys(vars).filter((name) => !['link', 'code', 'minutes'].includes(name))).toEqual([])
      expect(
        revealsHealth(
          Object.values(vars)
            .join(' ')
            .replace(/https?:\S+/g, ''),
        ),
      ).toBe(false)
    }
  })

  it('is frozen when the patient takes the consent back, and the recipient sees no more than that', async () => {
    const { id } = await create({ recipient: toOther() })
    const them = doctor(other)
    expect((await readCase(them, (await findCase(them, id))!)).open).not.toBeNull()
    const before = await written()
    await sayConsent(id, false)
    expect(await stored(id)).toMatchObject({ status: 'frozen', consent: 'withdrawn', resumeStatus: 'sent' })
    expect(await toldSince(before)).toEqual(['care_staff', 'care_staff'])
    const shut = await readCase(them, (await findCase(them, id))!)
    expect([shut.open, shut.head.status]).toEqual([null, 'frozen'])
    expect(JSON.stringify(shut)).not.toMatch(/FANG|Chest pain|方/)
    await expect(takeStep(them, { caseId: id, step: 'accept' })).rejects.toEqual(refusal('coordination.not_now'))
    await expect(writeMessage(doctor(), { caseId: id, thread: 'clinics', body: 'x' })).rejects.toEqual(
      refusal('coordination.not_now'),
    )
    // Only who coordinates reads it still.
    const author = careActor(home.facilityId, 'referrer', { userId: home.userId })
    expect((await readCase(author, (await findCase(author, id))!)).open).toBeNull()
    await recordConsent(doctor(), id, 'verbal')
    expect(await stored(id)).toMatchObject({ status: 'sent', consent: 'given', resumeStatus: null })
    expect(await db.select().from(careConsents)).toHaveLength(2)
  })

  it('shows a recipient by link only that it is frozen', async () => {
    const { id } = await create()
    expect((await readForRecipient(await stored(id), 'en-US')).open).toMatchObject({ reason: 'Chest pain on stairs' })
    await sayConsent(id, false)
    const shown = await readForRecipient(await stored(id), 'en-US')
    expect(shown.open).toBeNull()
    expect(JSON.stringify(shown)).not.toMatch(/FANG|Chest/)
    const patients = await readForPatient(await stored(id), 'zh-Hans')
    expect([patients.isFrozen, patients.consent]).toEqual([true, 'withdrawn'])
    expect(JSON.stringify(patients)).not.toContain('Chest pain')
  })
})

describe('consent', () => {
  it('comes before anything reaches a recipient', async () => {
    await expect(create({ consent: null })).rejects.toEqual(refusal('coordination.no_consent'))
    expect(await db.select().from(careCases)).toEqual([])
    const { id } = await create({ consent: null, isSent: false })
    await expect(takeStep(doctor(), { caseId: id, step: 'send' })).rejects.toEqual(refusal('coordination.no_consent'))
    expect(await findCase(doctor(other), id)).toBeNull()
    expect(await messages()).toEqual([])
  })

  it('cannot be asked for where the patient has neither telephone nor address', async () => {
    const patient = { ...carePatient, phone: null }
    await expect(create({ consent: 'link', patient })).rejects.toEqual(refusal('coordination.no_contact'))
  })

  it('is not written down by who may only look', async () => {
    const { id } = await create()
    const viewer = careActor(home.facilityId, 'viewer')
    await expect(recordConsent(viewer, id, 'withdraw')).rejects.toEqual(refusal('coordination.not_allowed'))
  })
})

describe('who may', () => {
  it('write a referral says the role, and a viewer may not', async () => {
    for (const role of coordinationRoles) {
      const work = create({}, careActor(home.facilityId, role, { userId: home.userId }))
      if (role === 'viewer' || role === 'recipient')
        await expect(work).rejects.toEqual(refusal('coordination.not_allowed'))
      else expect((await work).status).toBe('sent')
    }
  })

  it('see it: its two clinics, by role, and nobody else', async () => {
    const { id } = await create({ recipient: toOther() })
    const sees = async (actor: ReturnType<typeof careActor>) => (await findCase(actor, id)) !== null
    const someone = { userId: 'somebody', providerId: null }
    expect(await sees(careActor(home.facilityId, 'viewer', someone))).toBe(true)
    expect(await sees(careActor(home.facilityId, 'referrer', someone))).toBe(false)
    expect(await sees(careActor(home.facilityId, 'referrer', { ...someone, providerId: home.providerId }))).toBe(true)
    expect(await sees(careActor(other.facilityId, 'recipient', someone))).toBe(true)
    expect(await sees(careActor(other.facilityId, 'recipient', { ...someone, providerId: 'another doctor' }))).toBe(
      false,
    )
    expect(await sees(careActor(other.facilityId, 'referrer', someone))).toBe(false)
    expect(await sees(careActor('elsewhere', 'cc_admin', someone))).toBe(false)
    await expect(takeStep(careActor('elsewhere', 'cc_admin'), { caseId: id, step: 'accept' })).rejects.toEqual(
      refusal('coordination.unknown'),
    )
  })

  it('answer is the recipient; for one without an account a coordinator writes it down, and it is noted', async () => {
    const onSite = await create({ recipient: toOther() })
    await expect(takeStep(doctor(), { caseId: onSite.id, step: 'accept' })).rejects.toEqual(
      refusal('coordination.not_now'),
    )
    await takeStep(doctor(other), { caseId: onSite.id, step: 'accept' })
    const outside = await create({
      recipient: { kind: 'outside', outside: { ...outsideOffice, email: null, fax: '+12125550100' }, locale: 'en-US' },
    })
    await takeStep(doctor(), { caseId: outside.id, step: 'accept' })
    const events = await db
      .select()
      .from(careEvents)
      .where(eq(careEvents.caseId, outside.id))
      .orderBy(asc(careEvents.seq))
    expect(events.at(-1)).toMatchObject({ step: 'accept', side: 'recipient', isOnBehalf: true, userId: home.userId })
  })

  it('be sent a referral is a doctor who takes part', async () => {
    const stranger = { kind: 'site' as const, doctor: { facilityId: other.facilityId, providerId: home.providerId } }
    await expect(create({ recipient: stranger })).rejects.toEqual(refusal('coordination.recipient'))
  })
})

describe('a draft', () => {
  it('is written anew in the version that was shown, and no more once it is sent', async () => {
    const { id, version } = await create({ isSent: false, consent: null })
    const change = (of: Partial<CaseAnswers>, seen: number) =>
      changeDraft(doctor(), { caseId: id, version: seen, answers: careAnswers(home, of) })
    await expect(change({}, version + 5)).rejects.toEqual(refusal('directory.stale'))
    await change({ reason: 'Palpitations', consent: 'paper' }, version)
    const sent = await stored(id)
    expect(sent).toMatchObject({ status: 'sent', consent: 'given' })
    await expect(change({}, sent.version)).rejects.toEqual(refusal('coordination.not_now'))
  })

  it('that is sent is added to, and made more urgent but not less', async () => {
    const { id } = await create({ urgency: 'routine' })
    const add = async (of: { text: string | null; urgency: 'routine' | 'urgent' | 'stat' | null }) =>
      addToCase(doctor(), id, { version: (await stored(id)).version, ...of })
    await add({ text: 'ECG attached', urgency: 'stat' })
    expect(await stored(id)).toMatchObject({ urgency: 'stat', dueAt: now() + hour })
    await add({ text: null, urgency: 'routine' })
    expect(await stored(id)).toMatchObject({ urgency: 'stat' })
  })

  it('that goes to another recipient than the patient agreed to needs their consent again', async () => {
    const { id, version } = await create({ isSent: false })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await stored(id)).version, answers: careAnswers(home, of) })
    expect(version).toBe(1)
    await change({ consent: null, isSent: false, reason: 'Palpitations' })
    expect(await stored(id)).toMatchObject({ consent: 'given' })
    await expect(change({ recipient: toOther(), consent: null })).rejects.toEqual(refusal('coordination.no_consent'))
    await change({ recipient: toOther(), consent: null, isSent: false })
    expect(await stored(id)).toMatchObject({ status: 'draft', consent: 'none' })
    expect(await messages()).toEqual([])
    await change({ recipient: toOther(), consent: 'verbal' })
    expect(await stored(id)).toMatchObject({ status: 'sent', consent: 'given' })
  })

  it('that waits for consent is sent by hand, or is a draft again, once its form says so', async () => {
    const { id } = await create({ consent: 'link' })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await stored(id)).version, answers: careAnswers(home, of) })
    await change({ consent: null, isSent: false })
    await sayConsent(id, true)
    expect(await stored(id)).toMatchObject({ status: 'draft', consent: 'given', isSentOnConsent: false })
    const { id: second } = await create({ consent: 'link' })
    const answers = careAnswers(home, { consent: 'verbal' })
    await changeDraft(doctor(), { caseId: second, version: (await stored(second)).version, answers })
    expect(await stored(second)).toMatchObject({ status: 'sent', consent: 'given' })
  })

  it('whose patient is written to elsewhere has a new link, and the old one opens nothing', async () => {
    const { id } = await create({ consent: 'link' })
    const first = await linkTo(carePatient.phone)
    const change = async (phone: string) => {
      const answers = careAnswers(home, { consent: 'link', patient: { ...carePatient, phone } })
      await changeDraft(doctor(), { caseId: id, version: (await stored(id)).version, answers })
    }
    const stateOf = async (linkId: string) =>
      (await db.select().from(actionTokens).where(eq(actionTokens.id, linkId)))[0]!.revokedAt
    await change('+12125550188')
    expect(await stateOf(first.id)).toBe(now())
    const second = await linkTo('+12125550188')
    expect([second.state, await stateOf(second.id)]).toEqual(['valid', null])
    // Back to where it was: a link that works, not the one that was ended.
    later(1)
    await change(carePatient.phone)
    const third = await linkTo(carePatient.phone)
    expect([third.state, third.id === first.id, await stateOf(second.id)]).toEqual(['valid', false, now()])
  })

  it('whose patient has agreed by a link that went elsewhere has nobody’s consent', async () => {
    const { id } = await create({ consent: 'link' })
    const answers = (of: Partial<CaseAnswers>) => careAnswers(home, { consent: null, isSent: false, ...of })
    const change = async (of: Partial<CaseAnswers>) =>
      changeDraft(doctor(), { caseId: id, version: (await stored(id)).version, answers: answers(of) })
    await change({})
    await sayConsent(id, true)
    expect(await stored(id)).toMatchObject({ status: 'draft', consent: 'given' })
    await change({ patient: { ...carePatient, phone: '+12125550188' } })
    expect(await stored(id)).toMatchObject({ status: 'draft', consent: 'none' })
  })

  it('is not sent to a doctor who takes no referrals any more', async () => {
    const { id } = await create({ recipient: toOther(), isSent: false })
    const recipientIs = (careCoordinationEnabled: boolean) =>
      withTransaction(async (tx) => {
        await tx.update(providers).set({ careCoordinationEnabled }).where(eq(providers.id, other.providerId))
      })
    await recipientIs(false)
    await expect(takeStep(doctor(), { caseId: id, step: 'send' })).rejects.toEqual(refusal('coordination.recipient'))
    await recipientIs(true)
    expect(await takeStep(doctor(), { caseId: id, step: 'send' })).toMatchObject({ status: 'sent' })
  })

  it('is written once, however often the form is sent', async () => {
    const id = newId()
    for (let press = 0; press < 2; press++) await createCase(doctor(), id, careAnswers(home))
    expect(await db.select().from(careCases)).toHaveLength(1)
  })
})

describe('time', () => {
  it('escalates what nobody has answered, once', async () => {
    const { id } = await create()
    later(4)
    const before = await written()
    expect(await runCareChores()).toBe(1)
    expect(await runCareChores()).toBe(0)
    expect(await stored(id)).toMatchObject({ status: 'sent', overdueAt: now() })
    expect(await db.select().from(careTasks)).toMatchObject([{ kind: 'escalation', assignee: 'requester' }])
    expect(await toldSince(before)).toEqual(['care_recipient', 'care_staff'])
    await takeLinkedStep(id, { by: 'recipient', step: 'accept' })
    expect(await stored(id)).toMatchObject({ overdueAt: null, dueAt: null })
  })

  it('cancels after five days what the recipient has not confirmed', async () => {
    const { id } = await create()
    await takeStep(doctor(), { caseId: id, step: 'ask_cancel', input: { words: 'Patient moved' } })
    later(5 * 24 - 1)
    await runCareChores()
    expect(await stored(id)).toMatchObject({ status: 'cancel_requested' })
    later(1)
    await runCareChores()
    expect(await stored(id)).toMatchObject({ status: 'canceled', closedAt: now() })
    expect((await steps(id)).at(-1)).toBe('confirm_cancel')
  })
})

describe('a recipient who declines', () => {
  it('has no link any more once it goes to another', async () => {
    const { id } = await create()
    const first = await linkTo(outsideOffice.email)
    await takeLinkedStep(id, { by: 'recipient', step: 'decline', input: { words: 'No new patients' } })
    later(1)
    const recipient = { kind: 'outside', outside: outsideOffice, locale: 'en-US' } as const
    await resendCase(doctor(), id, { recipient, consent: 'paper' })
    const second = await linkTo(outsideOffice.email)
    expect(second.id).not.toBe(first.id)
    const [kept] = await db.select().from(actionTokens).where(eq(actionTokens.id, first.id))
    expect([kept!.revokedAt, second.state]).toEqual([now(), 'valid'])
    expect(await stored(id)).toMatchObject({ status: 'sent', consent: 'given' })
    // To the one who has it now the patient has agreed as well.
    const agreed = await db.select().from(careConsents).orderBy(asc(careConsents.givenAt))
    expect(agreed.map(({ method }) => method)).toEqual(['verbal', 'paper'])
    expect((await steps(id)).slice(-3)).toEqual(['consent_ended', 'consent_given', 'resend'])
  })

  it('says why', async () => {
    const { id } = await create()
    await expect(takeLinkedStep(id, { by: 'recipient', step: 'decline' })).rejects.toEqual(
      refusal('coordination.no_words'),
    )
  })
})

describe('tasks and messages', () => {
  it('go to whose they are', async () => {
    const { id } = await create({ recipient: toOther() })
    const task = {
      id: newId(),
      kind: 'patient_action',
      assignee: 'patient',
      dueOn: null,
      title: 'Bring the X-ray',
    } as const
    await addTask(doctor(), id, task)
    expect((await lastTo(carePatient.phone)).template).toBe('care_patient')
    await expect(addTask(doctor(other), id, { ...task, id: newId() })).rejects.toEqual(
      refusal('coordination.not_allowed'),
    )
    await expect(stepTask(doctor(other), id, { taskId: task.id, step: 'complete' })).rejects.toEqual(
      refusal('coordination.unknown'),
    )
    await completeOwnTask(id, task.id)
    await expect(completeOwnTask(id, task.id)).rejects.toEqual(refusal('coordination.not_now'))
    const { tasks } = await readForPatient(await stored(id), 'en-US')
    expect(tasks).toMatchObject([{ title: 'Bring the X-ray', status: 'completed', isOpen: false }])
  })

  it('between patient and referring clinic stay between them', async () => {
    const { id } = await create({ recipient: toOther() })
    await writeLinkedMessage(id, { side: 'patient', body: 'Do I fast?', id: newId() })
    later(1)
    await writeMessage(doctor(), { caseId: id, thread: 'patient', body: 'No need' })
    const them = doctor(other)
    const page = await readCase(them, (await findCase(them, id))!)
    expect(page.open!.messages).toEqual([])
    expect((await readForPatient(await stored(id), 'en-US')).messages.map(({ body }) => body)).toEqual([
      'Do I fast?',
      'No need',
    ])
    await expect(writeMessage(them, { caseId: id, thread: 'patient', body: 'x' })).rejects.toEqual(
      refusal('coordination.not_allowed'),
    )
  })
})

describe('whoever wrote a referral and has left the clinic', () => {
  it('is told nothing more of it', async () => {
    const email = 'left@clinic.example'
    const place = { facilityId: home.facilityId, role: 'front_desk' } as const
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx, { emailVerifiedAt: 1, email })
      await insertSeat(tx, { userId: made, ...place, coordinationRole: 'referrer' })
      return made
    })
    const { id } = await create({}, careActor(home.facilityId, 'referrer', { userId }))
    const told = async () => (await messages()).filter(({ to }) => to === email).length
    await takeLinkedStep(id, { by: 'recipient', step: 'accept' })
    expect(await told()).toBe(1)
    await withTransaction(async (tx) => {
      await tx.update(teamMembers).set({ status: 'left' }).where(eq(teamMembers.userId, userId))
    })
    await takeLinkedStep(id, { by: 'recipient', step: 'schedule', input: { visitAt: now() + 48 * hour } })
    expect(await told()).toBe(1)
  })

  it('is told nothing more as a doctor without a seat either', async () => {
    const email = 'doctor.left@clinic.example'
    const { facilityId, providerId } = home
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx, { emailVerifiedAt: 1, email })
      await tx.update(providers).set({ userId: made }).where(eq(providers.id, providerId))
      return made
    })
    const { id } = await create({}, careActor(facilityId, 'referrer', { userId, providerId }))
    const told = async () => (await messages()).filter(({ to }) => to === email).length
    await takeLinkedStep(id, { by: 'recipient', step: 'accept' })
    expect(await told()).toBe(1)
    await withTransaction(async (tx) => {
      const last = { activeTo: '2026-10-19' }
      await tx.update(providerFacilities).set(last).where(eq(providerFacilities.providerId, providerId))
    })
    await takeLinkedStep(id, { by: 'recipient', step: 'schedule', input: { visitAt: now() + 48 * hour } })
    expect(await told()).toBe(1)
  })
})

describe('what is kept', () => {
  it('names nobody in plain, and its events are never changed', async () => {
    const { id } = await create({ reason: 'Chest pain', questions: 'Stent?', plain: 'Bring pills' })
    await writeLinkedMessage(id, { side: 'patient', body: 'Canary words', id: newId() })
    const text = JSON.stringify([await db.select().from(careCases), await db.select().from(careMessages)])
    expect(text).not.toMatch(/FANG|方杞年|Chest|Stent|Bring|Canary|harbor\.example|5550177/)
    await expect(
      withTransaction(async (tx) => {
        await tx.update(careEvents).set({ step: 'close' }).where(eq(careEvents.caseId, id))
      }),
    ).rejects.toThrow()
    await expect(
      withTransaction(async (tx) => {
        await tx.delete(careEvents).where(eq(careEvents.caseId, id))
      }),
    ).rejects.toThrow()
  })

  it('is recorded with every step, by who took it', async () => {
    const { id } = await create()
    await takeLinkedStep(id, { by: 'recipient', step: 'accept' })
    const events = (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).filter(
      ({ subjectId, action }) => subjectId === id && action === 'coordination.case_step',
    )
    expect(events.map(({ actorType, fields }) => [actorType, fields])).toEqual([
      ['user', ['send']],
      ['anonymous', ['accept']],
    ])
  })
})
