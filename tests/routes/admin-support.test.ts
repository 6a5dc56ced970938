import { describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { saveMacro } from '#app/modules/support/macros/commands/save-macro.server.ts'
import { noteOnTicket } from '#app/modules/support/queue/commands/note-on-ticket.server.ts'
import type { action as callAction } from '#app/routes/admin/support/call.tsx'
import type { loader as queue } from '#app/routes/admin/support/queue.tsx'
import type { action as answerAction, loader as ticket } from '#app/routes/admin/support/ticket.tsx'
import type { action as macroAction } from '#app/routes/admin/support/macro.tsx'
import type { action as replyAction } from '#app/routes/public/token/reply.tsx'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import {
  insertAnsweredTicket,
  insertTicket,
  lastReplyToken,
  seenTicket,
  storedTicket,
  supportAgent,
} from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

const agentHeaders = async () =>
  (await signedInAdmin({ permissions: ['ticket.read', 'ticket.manage', 'concierge.manage'] })).headers
const asked = (path: string) => get<{ view: string; ticket: unknown }>(path)

describe('those who answer', () => {
  it('see the queue by the filters in its address', async () => {
    const reference = await insertTicket({ kind: 'billing' })
    await insertTicket()
    const headers = await agentHeaders()
    const { data, headers: said } = await get<typeof queue>('/admin/support?kind=billing&view=owed', { headers })
    expect(data.tickets.map((each) => each.reference)).toEqual([reference])
    expect(data.total).toBe(1)
    expect(said.get('Cache-Control')).toBe('private, no-store')
  })

  it('put a prepared answer into what they have typed, in the customer’s language, and send it', async () => {
    const reference = await insertTicket({ locale: 'zh-Hant' })
    const words = { 'zh-Hans': '简体的话', 'zh-Hant': '繁體的話', 'en-US': 'English words' }
    const made = { id: null, version: 0, name: words, body: words, isActive: true }
    const macro = await saveMacro(supportAgent(), made)
    const headers = await agentHeaders()
    const path = `/admin/support/${reference}`
    const { version } = await seenTicket(reference)
    const fields = { version: String(version), body: '您好', macro }
    const draft = await post<typeof answerAction>(path, { ...fields, intent: 'macro' }, { headers })
    expect([draft.status, draft.data]).toMatchObject([200, { body: '您好\n\n繁體的話', problem: null }])
    const sent = await post<typeof answerAction>(path, { ...fields, intent: 'wait' }, { headers })
    expect([sent.status, sent.location]).toEqual([302, path])
    expect((await storedTicket(reference)).status).toBe('waiting_customer')
  })

  it('get back what they typed when somebody was quicker, and when nothing was written', async () => {
    const reference = await insertTicket()
    const headers = await agentHeaders()
    const path = `/admin/support/${reference}`
    const { version } = await seenTicket(reference)
    await noteOnTicket(supportAgent(), { reference, version, body: 'Mine' })
    const fields = { version: String(version), intent: 'wait', body: 'A long answer' }
    const stale = await post<typeof answerAction>(path, fields, { headers })
    expect([stale.status, stale.data]).toMatchObject([409, { body: 'A long answer', isStale: true }])
    const empty = await post<typeof answerAction>(path, { ...fields, body: ' ' }, { headers })
    expect([empty.status, empty.data]).toMatchObject([400, { problem: 'body', isStale: false }])
    const strange = await post<typeof answerAction>(path, { ...fields, intent: 'delete' }, { headers })
    expect(strange.status).toBe(400)
    const again = String((await seenTicket(reference)).version)
    expect((await post(path, { ...fields, version: again }, { headers })).status).toBe(302)
  })

  it('with the right to read only see a masked contact and no form that is taken', async () => {
    const reference = await insertTicket()
    const { headers } = await signedInAdmin({ permissions: ['ticket.read'] })
    const { data } = await get<typeof ticket>(`/admin/support/${reference}`, { headers })
    expect(data.page).toMatchObject({ mayAnswer: false, ticket: { contact: { isMasked: true }, staff: [] } })
    expect(JSON.stringify(data.page.ticket.contact)).not.toContain('lily@')
    const refused = await post(`/admin/support/${reference}`, { version: '1', intent: 'note', body: 'Hi' }, { headers })
    expect(refused.location).toContain('/unauthorized')
  })

  it('are told at the ticket why a button did nothing', async () => {
    const reference = await insertTicket()
    const headers = await agentHeaders()
    const move = (action: string) => post(`/admin/support/${reference}/status`, { version: '1', action }, { headers })
    expect((await move('solve')).location).toBe(`/admin/support/${reference}`)
    expect((await storedTicket(reference)).status).toBe('new')
    await move('open')
    expect((await storedTicket(reference)).status).toBe('open')
    await move('solve')
    expect((await storedTicket(reference)).status).toBe('open')
  })

  it('keep what they noted of a call that somebody else has recorded', async () => {
    const reference = await insertTicket({ contact: { name: 'Zhou', email: null, phone: '+12125550137' } })
    const headers = await agentHeaders()
    const path = `/admin/support/${reference}/call`
    await post(`/admin/support/${reference}/call-plan`, { version: '1' }, { headers })
    const fields = { version: '2', outcome: 'reached', note: 'She is fine' }
    expect((await post<typeof callAction>(path, fields, { headers })).status).toBe(302)
    const late = await post<typeof callAction>(path, fields, { headers })
    expect([late.status, late.data]).toMatchObject([409, { note: 'She is fine', outcome: 'reached', isStale: true }])
    const unsaid = await post<typeof callAction>(path, { version: '2', note: 'x' }, { headers })
    expect([unsaid.status, unsaid.data]).toMatchObject([400, { problem: 'outcome', note: 'x' }])
  })

  it('write a prepared answer in every language or not at all', async () => {
    const headers = await agentHeaders()
    const fields = { version: '0', 'name.zh-Hans': '名称', 'body.zh-Hans': '内容内容', isActive: 'on' }
    const refused = await post<typeof macroAction>('/admin/support/macros/new', fields, { headers })
    expect(refused.status).toBe(400)
    expect(Object.keys((refused.data as { submission: { error: object } }).submission.error).toSorted()).toEqual([
      'body.en-US',
      'body.zh-Hant',
      'name.en-US',
      'name.zh-Hant',
    ])
  })
})

describe('the link of an answer', () => {
  it('shows the turns to whoever holds it, and to others the page of a token that nobody has', async () => {
    const token = await insertAnsweredTicket()
    expect(await asked(`/en-US/${token}`)).toMatchObject({ status: 200, data: { view: 'question' } })
    const unknown = newToken()
    for (const path of [`/${unknown}`, `/${unknown}/reply`]) expect((await asked(path)).status, path).toBe(404)
    const posted = await post(`/${unknown}/reply`, { body: 'Hello there' })
    expect(posted.status).toBe(404)
    // The ways of other links do not open this one.
    for (const part of ['access', 'cancellation', 'reschedule', 'confirmation'])
      expect((await asked(`/${token}/${part}`)).status, part).toBe(404)
  })

  it('takes a reply without a script or an account, once, and gives back one that is empty', async () => {
    const token = await insertAnsweredTicket()
    const path = `/zh-Hant/${token}/reply`
    setClock(now() + 1000)
    const empty = await post<typeof replyAction>(path, { body: ' ' })
    expect([empty.status, empty.data]).toMatchObject([400, { problem: 'body' }])
    const sent = await post<typeof replyAction>(path, { body: '謝謝，找到了' })
    expect([sent.status, sent.location]).toEqual([302, `/${token}`])
    await post(path, { body: '謝謝，找到了' })
    const { data } = await get<() => Promise<{ ticket: { messages: { isOwn: boolean }[] } }>>(`/${token}`)
    // What was asked and what was answered are of one instant here.
    expect(data.ticket.messages.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, true, true])
  })

  it('shows the lines that help before it takes words of danger, and takes them from who has seen those', async () => {
    const token = await insertAnsweredTicket()
    const body = 'I want to kill myself'
    const first = await post<typeof replyAction>(`/${token}/reply`, { body })
    expect([first.status, first.data]).toMatchObject([409, { body, problem: null }])
    expect((first.data as { help: string[] }).help.length).toBeGreaterThan(0)
    expect((await post(`/${token}/reply`, { body, helpNoticed: 'yes' })).status).toBe(302)
  })

  it('ends after thirty days, and takes nothing any more', async () => {
    const token = await insertAnsweredTicket()
    setClock(now() + 30 * dayMs)
    const page = await asked(`/${token}`)
    expect([page.status, page.data.ticket]).toEqual([410, null])
    expect((await post(`/${token}/reply`, { body: 'Hello there' })).location).toBe(`/${token}`)
    expect(await lastReplyToken()).toBe(token)
  })

  it('never shows a note, a contact or who it was that answered', async () => {
    const token = await insertAnsweredTicket()
    const [reference] = [(await asked(`/${token}`)).data as unknown as { ticket: { printed: string } }].map(
      ({ ticket: { printed } }) => printed.replaceAll('-', ''),
    )
    await noteOnTicket(supportAgent(), { ...(await seenTicket(reference!)), body: 'Canary of a note' })
    const page = JSON.stringify((await asked(`/${token}`)).data)
    for (const word of ['Canary', 'lily@', '718555', 'Lily Chen']) expect(page).not.toContain(word)
  })
})
