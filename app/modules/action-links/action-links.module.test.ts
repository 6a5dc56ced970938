import { describe, expect, it, vi } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import { actionTokens, auditEvents, otps } from '#drizzle/schema/security.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { grantLinkAccess, hasLinkAccess } from './guards/access-cookie.server.ts'
import { createActionLink, type NewActionLink } from './commands/create-action-link.server.ts'
import { revokeActionLinks } from './commands/revoke-action-links.server.ts'
import { sendCode, takeCodeToken } from './commands/send-code.server.ts'
import { useActionLink } from './commands/use-action-link.server.ts'
import { verifyCode } from './commands/verify-code.server.ts'
import { newToken } from './link-token.server.ts'
import { type ActionLink, findActionLink } from './queries/find-action-link.server.ts'
import { isTokenShape } from './token-shape.ts'

useDatabase()

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60 * count)
const later = (span: number) => setClock(now() + span)
const sms = { channel: 'sms' } as const

const create = (overrides: Partial<NewActionLink> = {}) =>
  withTransaction((tx) =>
    createActionLink(tx, {
      kind: 'appt_manage',
      subjectType: 'appointment',
      subjectId: 'a-1',
      expiresAt: now() + hours(24 * 30),
      ...overrides,
    }),
  )

async function createFound(overrides: Partial<NewActionLink> = {}): Promise<ActionLink & { token: string }> {
  const { token } = await create(overrides)
  return { ...(await findActionLink(token))!, token }
}

const use = (id: string) => withTransaction((tx) => useActionLink(tx, id))
const send = (link: Pick<ActionLink, 'id'>) => withTransaction((tx) => sendCode(tx, link, sms))
const enter = (link: ActionLink, code: string) => withTransaction((tx) => verifyCode(tx, link, code))
const stateOf = async (token: string) => (await findActionLink(token))?.state
const actions = async () => (await db.select().from(auditEvents).orderBy(auditEvents.seq)).map(({ action }) => action)
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DomainError)) throw new Error(`no refusal: ${String(error)}`)
  return { kind: error.kind, code: error.code, params: error.params }
}

describe('a link', () => {
  it('is found by its token, and stored without it', async () => {
    const { token, id } = await create()
    expect(isTokenShape(token)).toBe(true)
    expect(await findActionLink(token)).toEqual({
      id,
      kind: 'appt_manage',
      subjectType: 'appointment',
      subjectId: 'a-1',
      state: 'valid',
      expiresAt: now() + hours(24 * 30),
      isOtpRequired: true,
    })
    expect(JSON.stringify(await db.select().from(actionTokens))).not.toContain(token)
    expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain(token)
  })

  it('is unknown by any other text', async () => {
    const { token } = await create()
    const [{ hash } = { hash: '' }] = await db.select().from(actionTokens)
    const swapped = [...token].reverse().join('')
    for (const text of [newToken(), swapped, token.slice(1), `${token} `, token.toLowerCase(), hash, '', '%']) {
      if (text !== token) expect(await findActionLink(text), text).toBeNull()
    }
  })

  it('takes the same steps whether it is unknown, expired, used, revoked or valid', async () => {
    const valid = await create()
    const expired = await create({ expiresAt: now() })
    const used = await create({ maxUses: 1 })
    await use(used.id)
    const revoked = await create({ subjectId: 'a-2' })
    await withTransaction((tx) => revokeActionLinks(tx, { type: 'appointment', id: 'a-2' }))
    const reading = vi.spyOn(db, 'select')
    const answers: unknown[] = []
    for (const token of [newToken(), valid.token, expired.token, used.token, revoked.token]) {
      reading.mockClear()
      answers.push([await stateOf(token), reading.mock.calls.length])
    }
    expect(answers).toEqual([
      [undefined, 1],
      ['valid', 1],
      ['expired', 1],
      ['used', 1],
      ['revoked', 1],
    ])
  })

  it('expires to the millisecond', async () => {
    const { token, id } = await create({ expiresAt: now() + 1000 })
    later(999)
    expect(await stateOf(token)).toBe('valid')
    later(1)
    expect(await stateOf(token)).toBe('expired')
    expect(await refusal(use(id))).toMatchObject({ kind: 'gone', code: 'action_links.link_expired' })
  })

  it('may be opened any number of times, and changes nothing by it', async () => {
    const { token } = await create({ maxUses: 1 })
    const before = await db.select().from(actionTokens)
    for (let time = 0; time < 5; time++) expect(await stateOf(token)).toBe('valid')
    expect(await db.select().from(actionTokens)).toEqual(before)
  })

  it('may be used as often as it says', async () => {
    const { token, id } = await create({ maxUses: 2 })
    await use(id)
    expect(await stateOf(token)).toBe('valid')
    await use(id)
    expect(await stateOf(token)).toBe('used')
    expect(await refusal(use(id))).toMatchObject({ kind: 'gone', code: 'action_links.link_used' })
    const unlimited = await create({ subjectId: 'a-2' })
    for (let time = 0; time < 5; time++) await use(unlimited.id)
    expect(await stateOf(unlimited.token)).toBe('valid')
  })

  it('for one use is used once by many at the same time', async () => {
    const { id } = await create({ maxUses: 1 })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => use(id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.select({ used: actionTokens.usedCount }).from(actionTokens)).toEqual([{ used: 1 }])
  })

  it('is not used when what it was used for fails', async () => {
    const { token, id } = await create({ maxUses: 1 })
    const failing = withTransaction(async (tx) => {
      await useActionLink(tx, id)
      throw new Error('slot taken')
    })
    await expect(failing).rejects.toThrow('slot taken')
    expect(await stateOf(token)).toBe('valid')
    expect(await actions()).toEqual(['action_links.link_create'])
  })

  it('that nobody made cannot be used', async () => {
    expect(await refusal(use('nobody'))).toMatchObject({ kind: 'not_found', code: 'action_links.link_not_found' })
  })

  it('is revoked with all others to its subject, or those of one kind', async () => {
    const manage = await create()
    const confirm = await create({ kind: 'appt_confirm' })
    const foreign = await create({ subjectId: 'a-2' })
    const states = () => Promise.all([manage, confirm, foreign].map(({ token }) => stateOf(token)))
    const subject = { type: 'appointment', id: 'a-1' }
    const revoke = (kind?: 'appt_confirm') => withTransaction((tx) => revokeActionLinks(tx, subject, kind))
    expect(await revoke('appt_confirm')).toBe(1)
    expect(await states()).toEqual(['valid', 'revoked', 'valid'])
    expect(await revoke()).toBe(1)
    expect(await states()).toEqual(['revoked', 'revoked', 'valid'])
    expect(await revoke()).toBe(0)
    expect(await refusal(use(manage.id))).toMatchObject({ code: 'action_links.link_revoked' })
  })
})

describe('a code', () => {
  it('opens the link once', async () => {
    const link = await createFound()
    const { code, expiresAt } = await send(link)
    expect(code).toMatch(/^\d{6}$/)
    expect(expiresAt).toBe(now() + minutes(10))
    expect(await enter(link, code)).toEqual({ isRight: true, channel: 'sms' })
    expect(await enter(link, code)).toEqual({ isRight: false, reason: 'ended', triesLeft: 0 })
  })

  it('is stored as a keyed hash only', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const [row] = await db.select().from(otps)
    expect(row).toMatchObject({ tokenId: link.id, channel: 'sms', attempts: 0, usedAt: null })
    expect(row!.codeHash).toMatch(/^[0-9a-f]{64}$/)
    const texts = JSON.stringify([row, await db.select().from(auditEvents)])
    expect(texts.replaceAll(/[0-9a-f-]{32,}|\d{13}/g, '')).not.toContain(code)
  })

  it('may be typed with full-width digits and spaces', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const typed = ` ${code.slice(0, 3)} ${String.fromCharCode(...[...code.slice(3)].map((digit) => digit.charCodeAt(0) + 0xfee0))}`
    expect(await enter(link, typed)).toEqual({ isRight: true, channel: 'sms' })
  })

  it('is tried five times, and then the right one does not help either', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const answers = []
    for (let time = 0; time < 7; time++) answers.push(await enter(link, other(code)))
    expect(answers.map((answer) => !answer.isRight && [answer.reason, answer.triesLeft])).toEqual([
      ['wrong', 4],
      ['wrong', 3],
      ['wrong', 2],
      ['wrong', 1],
      ['ended', 0],
      ['ended', 0],
      ['ended', 0],
    ])
    expect(await enter(link, code)).toMatchObject({ isRight: false, reason: 'ended' })
    expect(await db.select({ attempts: otps.attempts }).from(otps)).toEqual([{ attempts: 5 }])
  })

  it('is right on the fifth try', async () => {
    const link = await createFound()
    const { code } = await send(link)
    for (let time = 0; time < 4; time++) await enter(link, other(code))
    expect(await enter(link, code)).toEqual({ isRight: true, channel: 'sms' })
  })

  it('is compared five times with a hundred guesses at once', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(link, other(code))))
    expect(answers.filter((answer) => !answer.isRight && answer.triesLeft > 0)).toHaveLength(4)
    expect(await db.select({ attempts: otps.attempts }).from(otps)).toEqual([{ attempts: 5 }])
    expect(await enter(link, code)).toMatchObject({ isRight: false })
  })

  it('opens once for two at the same time', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const answers = await Promise.all([enter(link, code), enter(link, code)])
    expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1)
  })

  it.each(['', ' ', '12345', '1234567', 'null', '医生', "' or 1=1"])('is not %j', async (typed) => {
    const link = await createFound()
    await send(link)
    expect(await enter(link, typed)).toEqual({ isRight: false, reason: 'wrong', triesLeft: 4 })
  })

  it('lives ten minutes', async () => {
    const link = await createFound()
    const first = await send(link)
    later(minutes(10) - 1)
    expect(await enter(link, other(first.code))).toMatchObject({ reason: 'wrong' })
    later(1)
    expect(await enter(link, first.code)).toEqual({ isRight: false, reason: 'ended', triesLeft: 0 })
  })

  it('ends when the next one is sent', async () => {
    const link = await createFound()
    const first = await send(link)
    const second = await send(link)
    if (first.code !== second.code)
      expect(await enter(link, first.code)).toMatchObject({ isRight: false, triesLeft: 4 })
    expect(await enter(link, second.code)).toEqual({ isRight: true, channel: 'sms' })
  })

  it('opens its own link only', async () => {
    const mine = await createFound()
    const theirs = await createFound({ subjectId: 'a-2' })
    const { code } = await send(mine)
    expect(await enter(theirs, code)).toEqual({ isRight: false, reason: 'ended', triesLeft: 0 })
    await send(theirs)
    expect(await enter(mine, code)).toEqual({ isRight: true, channel: 'sms' })
  })

  it('ends with its link, and so does the access it gave', async () => {
    const link = await createFound()
    const { code } = await send(link)
    const cookie = grantLinkAccess(new Request('https://care.test/'), link).split(';')[0]!
    const request = new Request('https://care.test/', { headers: { Cookie: cookie } })
    expect(hasLinkAccess(request, (await findActionLink(link.token))!)).toBe(true)
    await withTransaction((tx) => revokeActionLinks(tx, { type: 'appointment', id: 'a-1' }))
    expect(hasLinkAccess(request, (await findActionLink(link.token))!)).toBe(false)
    expect(await enter(link, code)).toEqual({ isRight: false, reason: 'ended', triesLeft: 0 })
    expect(await refusal(send(link))).toMatchObject({ kind: 'gone', code: 'action_links.link_revoked' })
  })

  it('is not sent for a link that expired or that nobody made', async () => {
    const link = await createFound({ expiresAt: now() + 1000 })
    later(1000)
    expect(await refusal(send(link))).toMatchObject({ kind: 'gone', code: 'action_links.link_expired' })
    expect(await refusal(send({ id: 'nobody' }))).toMatchObject({ kind: 'not_found' })
    expect(await db.$count(otps)).toBe(0)
  })

  it('is sent three times an hour, counted from each', async () => {
    const link = await createFound()
    for (let time = 0; time < 3; time++) {
      await send(link)
      later(minutes(10))
    }
    const refused = { kind: 'too_many', code: 'action_links.too_many_codes', params: { retryAfterSeconds: 1800 } }
    expect(await refusal(send(link))).toEqual(refused)
    later(minutes(30) - 1)
    expect(await refusal(send(link))).toMatchObject({ params: { retryAfterSeconds: 1 } })
    later(1)
    await send(link)
    expect(await refusal(send(link))).toMatchObject({ params: { retryAfterSeconds: 600 } })
    expect(await db.$count(otps)).toBe(4)
  })

  it('is sent ten times a day', async () => {
    const link = await createFound()
    for (let time = 0; time < 10; time++) {
      await send(link)
      later(minutes(20))
    }
    expect(await refusal(send(link))).toMatchObject({ params: { retryAfterSeconds: (24 * 60 - 200) * 60 } })
    later(minutes(24 * 60 - 200))
    await send(link)
  })

  it('is sent three times to many who ask at once', async () => {
    const link = await createFound()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => send(link)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const alive = (await db.select().from(otps)).filter(({ expiresAt }) => expiresAt > now())
    expect(alive).toHaveLength(1)
  })

  it('asks the rate limit for each link by itself', async () => {
    const [mine, theirs] = [await createFound(), await createFound({ subjectId: 'a-2' })]
    const answers = []
    for (let time = 0; time < 4; time++) answers.push((await takeCodeToken(mine)).allowed)
    expect(answers).toEqual([true, true, true, false])
    expect(await takeCodeToken(mine)).toEqual({ allowed: false, retryAfterSeconds: 1200 })
    expect((await takeCodeToken(theirs)).allowed).toBe(true)
  })
})

it('everything is in the audit log, refusals too, by subject', async () => {
  const link = await createFound({ maxUses: 1 })
  const { code } = await send(link)
  await enter(link, other(code))
  await enter(link, code)
  await use(link.id)
  await withTransaction((tx) => revokeActionLinks(tx, { type: 'appointment', id: 'a-1' }))
  const events = await db.select().from(auditEvents).orderBy(auditEvents.seq)
  expect(events.map(({ action, outcome }) => [action.replace('action_links.', ''), outcome])).toEqual([
    ['link_create', 'ok'],
    ['code_send', 'ok'],
    ['code_refuse', 'refused'],
    ['code_accept', 'ok'],
    ['link_use', 'ok'],
    ['links_revoke', 'ok'],
  ])
  expect(new Set(events.map(({ subjectType, subjectId }) => `${subjectType} ${subjectId}`))).toEqual(
    new Set(['appointment a-1']),
  )
  expect(await verifyAudit([])).toMatchObject({ ok: true, checked: 6 })
})
