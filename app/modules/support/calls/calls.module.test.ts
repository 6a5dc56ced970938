import { describe, expect, it } from 'vitest'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { answerTicket } from '#app/modules/support/queue/commands/answer-ticket.server.ts'
import { stepTicket } from '#app/modules/support/queue/commands/step-ticket.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { ticketCalls } from '#drizzle/schema/support.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { insertTicket, seenTicket, supportAgent } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { planCall } from './commands/plan-call.server.ts'
import { recordCall } from './commands/record-call.server.ts'
import { type CallOutcome, findTicketToCall, listCallsToMake } from './queries/ticket-calls.server.ts'

useDatabase()

const agent = supportAgent()
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const phoneOnly = { name: 'Wanru Zhou', email: null, phone: '+12125550137' }
const ask = () => insertTicket({ contact: phoneOnly })
const plan = async (reference: string) => planCall(agent, await seenTicket(reference))
const record = async (reference: string, outcome: CallOutcome, note = '') =>
  recordCall(agent, { ...(await seenTicket(reference)), outcome, note })
const toMake = () => listCallsToMake(agent)

describe('a call', () => {
  it('is planned by the answer to who has a telephone only, once, and nothing is sent', async () => {
    const reference = await ask()
    const answer = async (body: string) => {
      setClock(now() + 1)
      return answerTicket(agent, { ...(await seenTicket(reference)), body, then: 'wait' })
    }
    expect(await answer('Thursday at ten')).toBe('call')
    expect(await answer('Or at eleven')).toBe('call')
    expect(await toMake()).toMatchObject([{ reference, phone: '+12125550137', isDue: true, tries: 0 }])
    expect(await findTicketToCall(reference)).toMatchObject({ answer: 'Or at eleven', isPlanned: true })
    expect(await db.select().from(messageOutbox)).toEqual([])
  })

  it('waits for service to open', async () => {
    // Saturday noon in New York.
    setClock(Date.parse('2026-06-13T16:00:00Z'))
    await plan(await ask())
    expect(await toMake()).toMatchObject([{ isDue: false, dueAt: Date.parse('2026-06-15T13:00:00Z') }])
  })

  it('that reaches nobody is tried again half a business day later, three times at most', async () => {
    setClock(Date.parse('2026-06-12T14:00:00Z'))
    const reference = await ask()
    await plan(reference)
    await record(reference, 'no_answer')
    expect(await toMake()).toMatchObject([{ isDue: false, tries: 1, dueAt: now() + 4.5 * hourMs }])
    await record(reference, 'voicemail')
    expect(await toMake()).toMatchObject([{ tries: 2 }])
    await record(reference, 'no_answer')
    expect(await toMake()).toEqual([])
    await expect(record(reference, 'reached')).rejects.toEqual(refused('support.no_call'))
  })

  it.each(['reached', 'wrong_number'] as const)('that ended with %s is not made again', async (outcome) => {
    const reference = await ask()
    await plan(reference)
    await record(reference, outcome, 'Canary: her son answered')
    expect(await toMake()).toEqual([])
    expect(readableText(await db.select().from(ticketCalls))).not.toContain('Canary')
  })

  it('is not made to who left no number, nor for a ticket that has ended', async () => {
    const reference = await insertTicket({ contact: { name: 'Lily', email: 'lily@example.com', phone: null } })
    await expect(plan(reference)).rejects.toEqual(refused('support.no_phone'))
    await expect(findTicketToCall(reference)).rejects.toEqual(refused('support.ticket_not_found'))
    const ended = await ask()
    await plan(ended)
    await stepTicket(agent, { ...(await seenTicket(ended)), action: 'mark_spam' })
    expect(await toMake()).toEqual([])
    await expect(plan(ended)).rejects.toEqual(refused('support.ticket_closed'))
  })

  it('is listed with name and number masked for who may only read', async () => {
    await plan(await ask())
    const listed = JSON.stringify(await listCallsToMake(adminActor('ticket.read')))
    for (const part of ['Wanru', '212555']) expect(listed).not.toContain(part)
  })
})
