import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { replyByLink } from '#app/modules/support/links/commands/reply-by-link.server.ts'
import { findLinkedTicket } from '#app/modules/support/links/queries/ticket-link.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { adminActor, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertTicket, lastReplyToken, seenTicket, storedTicket, supportAgent } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { findTicket } from '../queries/tickets.server.ts'
import { ticketDueAt } from '../ticket-due.ts'
import { replyToTicket } from '../commands/reply-to-ticket.server.ts'
import { answerTicket } from './commands/answer-ticket.server.ts'
import { assignTicket } from './commands/assign-ticket.server.ts'
import { closeSolvedTickets } from './commands/close-solved.server.ts'
import { mergeTickets } from './commands/merge-tickets.server.ts'
import { noteOnTicket } from './commands/note-on-ticket.server.ts'
import { stepTicket } from './commands/step-ticket.server.ts'
import { findTicketInHand } from './queries/queued-ticket.server.ts'
import { listQueue } from './queries/ticket-queue.server.ts'
import { type QueueFilters, readQueueFilters } from './queue-filters.ts'

useDatabase()

const agent = supportAgent()
const refused = (code: string) => expect.objectContaining({ code }) as unknown
/** A moment later, so that what is said stands in its order. */
const answer = async (reference: string, changes: Partial<Parameters<typeof answerTicket>[1]> = {}) => {
  setClock(now() + 1)
  return answerTicket(agent, { ...(await seenTicket(reference)), body: 'Look in the mail.', then: 'wait', ...changes })
}
const note = async (reference: string, body: string) => noteOnTicket(agent, { ...(await seenTicket(reference)), body })
const step = async (reference: string, action: Parameters<typeof stepTicket>[1]['action']) =>
  stepTicket(agent, { ...(await seenTicket(reference)), action })
const statusOf = async (reference: string) => (await storedTicket(reference)).status
const mails = () =>
  db.select().from(messageOutbox).where(eq(messageOutbox.template, 'ticket_answered')).orderBy(asc(messageOutbox.id))
const filters = (search: string): QueueFilters => readQueueFilters(new URLSearchParams(search))
const shown = async (search: string, actor = agent) =>
  (await listQueue(actor, filters(search))).tickets.map(({ reference }) => reference)

describe('an answer', () => {
  it('is kept sealed, takes the ticket in hand and tells the customer in their language that it is there, not what it says', async () => {
    const reference = await insertTicket({ locale: 'zh-Hant' })
    expect(await answer(reference)).toBe('mail')
    expect(await storedTicket(reference)).toMatchObject({ status: 'waiting_customer', assigneeId: agent.userId })
    const [mail] = await mails()
    expect(mail).toMatchObject({ channel: 'email', locale: 'zh-Hant' })
    const stored = readableText([
      await db.select().from(ticketMessages),
      await mails(),
      await db.select().from(auditEvents),
    ])
    for (const word of ['Look in', 'lily@', 'appointment?']) expect(stored).not.toContain(word)
    const actions = (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map(({ action }) => action)
    expect(actions.at(-1)).toBe('support.ticket_answer')
  })

  it('leads who has an account to their own page, and everybody else by a link that expires', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    await answer(await insertTicket({ userId }))
    expect(await lastReplyToken()).toMatch(/^T[A-Z2-9]{8}$/)
    await answer(await insertTicket())
    const token = await lastReplyToken()
    expect(await findActionLink(token)).toMatchObject({ kind: 'ticket_reply', state: 'valid' })
    setClock(now() + 30 * dayMs)
    expect(await findLinkedTicket(token, 'en-US')).toMatchObject({ state: 'expired', subject: '', messages: [] })
    await expect(replyByLink(token, 'Too late')).rejects.toEqual(refused('action_links.link_expired'))
  })

  it('of two at once is given once; the second one looks again', async () => {
    const reference = await insertTicket()
    const seen = await seenTicket(reference)
    const both = await Promise.allSettled(
      ['One', 'Two'].map((body) => answerTicket(agent, { ...seen, body, then: 'wait' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both).toContainEqual({ status: 'rejected', reason: refused('support.ticket_changed') })
    expect(await mails()).toHaveLength(1)
  })

  it('is not given past a customer who has just written', async () => {
    const reference = await insertTicket()
    await answer(reference)
    const seen = await seenTicket(reference)
    await replyByLink(await lastReplyToken(), 'One more thing')
    await expect(answerTicket(agent, { ...seen, body: 'Done', then: 'solve' })).rejects.toEqual(
      refused('support.ticket_changed'),
    )
    expect(await statusOf(reference)).toBe('open')
  })

  it('names listed doctors only, and for who may help in finding one', async () => {
    const reference = await insertTicket({ kind: 'concierge' })
    const [listed, hidden] = await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine' })
      const shownOne = await insertProvider(tx, { specialties: ['family-medicine'] })
      return [shownOne, await insertProvider(tx, { status: 'unlisted', specialties: ['family-medicine'] })]
    })
    await expect(answer(reference, { picks: [listed] })).rejects.toEqual(refused('support.not_allowed'))
    const concierge = supportAgent('concierge.manage')
    const give = async (picks: string[]) =>
      answerTicket(concierge, { ...(await seenTicket(reference)), body: 'These fit', then: 'wait', picks })
    await expect(give([hidden])).rejects.toEqual(refused('support.pick_gone'))
    await give([listed])
    const page = await findLinkedTicket(await lastReplyToken(), 'en-US')
    expect(page?.messages.flatMap(({ picks }) => picks.map(({ providerId }) => providerId))).toEqual([listed])
  })

  it('is refused to who may only read, and leaves nothing', async () => {
    const reference = await insertTicket()
    const reader = adminActor('ticket.read')
    const seen = await seenTicket(reference)
    await expect(answerTicket(reader, { ...seen, body: 'Hello', then: 'wait' })).rejects.toEqual(
      refused('support.not_allowed'),
    )
    expect(await seenTicket(reference)).toEqual(seen)
  })
})

describe('a note among those who answer', () => {
  it('is shown to them, and to the customer neither by link nor in mail', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const reference = await insertTicket({ userId: null })
    await answer(reference)
    await note(reference, 'Canary: he shouted at us')
    const token = await lastReplyToken()
    expect(JSON.stringify(await findLinkedTicket(token, 'en-US'))).not.toContain('Canary')
    const inHand = await findTicketInHand(agent, reference)
    expect(inHand.turns.filter(({ isInternal }) => isInternal)).toMatchObject([{ body: 'Canary: he shouted at us' }])
    expect(await mails()).toHaveLength(1)
    expect(readableText(await db.select().from(ticketMessages))).not.toContain('Canary')
    expect(userId).not.toBe('')
  })

  it('can be left on a ticket that has ended, which takes no answer', async () => {
    const reference = await insertTicket()
    await step(reference, 'mark_spam')
    await note(reference, 'Seen before')
    await expect(answer(reference)).rejects.toEqual(refused('support.ticket_closed'))
  })
})

describe('the customer', () => {
  it('answers by the link, which opens the ticket again and sets a new time to answer by', async () => {
    const reference = await insertTicket()
    await answer(reference, { then: 'solve' })
    expect(await storedTicket(reference)).toMatchObject({ status: 'solved', solvedAt: now() })
    setClock(now() + 3 * dayMs)
    const token = await lastReplyToken()
    await replyByLink(token, 'It is not there')
    await replyByLink(token, 'It is not there')
    expect(await storedTicket(reference)).toMatchObject({ status: 'open', solvedAt: null, dueAt: ticketDueAt(now()) })
    const own = (await findLinkedTicket(token, 'en-US'))?.messages.filter(({ isOwn }) => isOwn)
    expect(own).toHaveLength(2)
  })

  it('is told nothing by a token that nobody was given, or by one of another kind', async () => {
    expect(await findLinkedTicket('A'.repeat(22), 'en-US')).toBeNull()
    await expect(replyByLink('A'.repeat(22), 'Hello')).rejects.toEqual(refused('action_links.link_not_found'))
  })
})

describe('what is solved', () => {
  it('closes by itself after a week, to the millisecond, and takes no more words', async () => {
    const reference = await insertTicket()
    await answer(reference, { then: 'solve' })
    setClock(now() + 7 * dayMs - 1)
    expect(await closeSolvedTickets()).toBe(0)
    setClock(now() + 1)
    expect(await closeSolvedTickets()).toBe(1)
    expect(await statusOf(reference)).toBe('closed')
    await expect(replyByLink(await lastReplyToken(), 'Hello?')).rejects.toEqual(refused('support.ticket_closed'))
    expect(await closeSolvedTickets()).toBe(0)
  })
})

describe('a ticket', () => {
  it('is given to those who may answer, and to nobody else', async () => {
    const reference = await insertTicket()
    const { userId } = await signedInAdmin({ permissions: ['ticket.manage'] })
    const outsider = (await signedInAdmin({ permissions: ['ticket.read'] })).userId
    const give = async (assigneeId: string | null) =>
      assignTicket(agent, { ...(await seenTicket(reference)), assigneeId })
    await expect(give(outsider)).rejects.toEqual(refused('support.assignee_unknown'))
    await give(userId)
    expect((await storedTicket(reference)).assigneeId).toBe(userId)
    await give(null)
    expect((await storedTicket(reference)).assigneeId).toBeNull()
  })

  it('shows who may only read no contact in full', async () => {
    const reference = await insertTicket()
    const page = JSON.stringify((await findTicketInHand(adminActor('ticket.read'), reference)).contact)
    for (const part of ['Lily', 'lily@', '718555']) expect(page).not.toContain(part)
    expect((await findTicketInHand(agent, reference)).contact).toMatchObject({ name: 'Lily Chen', isMasked: false })
  })
})

describe('a merger', () => {
  const mergeInto = async (reference: string, into: string) =>
    mergeTickets(agent, { ...(await seenTicket(reference)), into })

  it('moves what was said and noted, and the link of the one leads to the other', async () => {
    const first = await insertTicket({ body: 'First question' })
    await answer(first)
    const token = await lastReplyToken()
    const second = await insertTicket({ body: 'Second question' })
    await note(first, 'Canary note')
    expect((await findTicketInHand(agent, first)).sameWriter.map(({ reference }) => reference)).toEqual([second])
    await mergeInto(first, second)
    expect(await statusOf(first)).toBe('merged')
    expect((await findTicketInHand(agent, second)).turns).toHaveLength(4)
    const page = await findLinkedTicket(token, 'en-US')
    expect(page?.messages.map(({ body }) => body).toSorted()).toEqual([
      'First question',
      'Look in the mail.',
      'Second question',
    ])
    await replyByLink(token, 'Thank you')
    expect((await findTicketInHand(agent, second)).turns).toHaveLength(5)
    const third = await insertTicket()
    await mergeInto(second, third)
    expect((await findLinkedTicket(token, 'en-US'))?.messages).toHaveLength(5)
  })

  it('by a number alone shows neither the words of the other, and the answer goes to the one that stays', async () => {
    const phone = '+17185550188'
    const first = await insertTicket({
      body: 'First question',
      contact: { name: 'Lily Chen', email: 'one@example.com', phone },
    })
    const second = await insertTicket({
      body: 'Second question',
      contact: { name: 'Lily Chen', email: 'two@example.com', phone },
    })
    await answer(first)
    const ofFirst = await lastReplyToken()
    await answer(second)
    const ofSecond = await lastReplyToken()
    expect((await findTicketInHand(agent, first)).sameWriter).toMatchObject([{ reference: second, isProven: false }])
    await mergeInto(first, second)
    const turns = (await findTicketInHand(agent, second)).turns.map(({ body, apart }) => [body, apart !== null])
    expect(turns).toHaveLength(4)
    expect(turns).toEqual(
      expect.arrayContaining([
        ['First question', true],
        ['Second question', false],
      ]),
    )
    await answer(second, { body: 'Later answer' })
    expect(await lastReplyToken()).not.toBe(ofSecond)
    const read = async (token: string) => {
      const page = await findLinkedTicket(token, 'en-US')
      return { isClosed: page?.isClosed, words: page?.messages.map(({ body }) => body).toSorted() }
    }
    expect(await read(ofFirst)).toEqual({ isClosed: true, words: ['First question', 'Look in the mail.'] })
    const ofStaying = ['Later answer', 'Look in the mail.', 'Second question']
    expect(await read(ofSecond)).toEqual({ isClosed: false, words: ofStaying })
    expect(await read(await lastReplyToken())).toEqual({ isClosed: false, words: ofStaying })
    await expect(replyByLink(ofFirst, 'Hello')).rejects.toEqual(refused('support.ticket_closed'))
    // Merged on, all of it stays before those who answer, and with nobody else.
    const third = await insertTicket({ contact: { name: 'Lily Chen', email: 'two@example.com', phone: null } })
    await mergeInto(second, third)
    expect((await findTicketInHand(agent, third)).turns).toHaveLength(6)
    expect((await read(ofSecond)).words).not.toContain('First question')
    expect((await read(ofFirst)).words).toHaveLength(2)
  })

  it.each([
    [null, 1],
    [1, 2],
  ])('with the ticket of an account shows the other to an address that was confirmed alone (%s)', async (at, seen) => {
    const email = 'lily@example.com'
    const userId = await withTransaction((tx) => insertUser(tx, { email, emailVerifiedAt: at }))
    const ofAccount = await insertTicket({ userId, body: 'Mine' })
    const byMail = await insertTicket({ body: 'By mail' })
    await mergeInto(byMail, ofAccount)
    expect((await findTicket({ userId }, ofAccount)).messages).toHaveLength(seen)
    const another = await insertTicket({ body: 'By mail too' })
    await mergeInto(ofAccount, another)
    expect((await storedTicket(another)).userId).toBe(at === null ? null : userId)
  })

  it('is refused for another person, itself, an ended ticket and none', async () => {
    const mine = await insertTicket()
    const stranger = await insertTicket({ contact: { name: 'Lily Chen', email: 'other@example.com', phone: null } })
    await expect(mergeInto(mine, stranger)).rejects.toEqual(refused('support.merge_stranger'))
    await expect(mergeInto(mine, mine)).rejects.toEqual(refused('support.merge_unknown'))
    await expect(mergeInto(mine, 'TAAAAAAAA')).rejects.toEqual(refused('support.merge_unknown'))
    const ended = await insertTicket()
    await step(ended, 'mark_spam')
    await expect(mergeInto(mine, ended)).rejects.toEqual(refused('support.ticket_closed'))
  })

  it('of a signed-in writer’s ticket lets them read on', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const first = await insertTicket({ userId })
    const second = await insertTicket({ userId })
    await mergeInto(first, second)
    await replyToTicket({ userId }, second, 'Still there?')
    await expect(replyToTicket({ userId }, first, 'Hello')).rejects.toEqual(refused('support.ticket_closed'))
  })
})

describe('the queue', () => {
  it('shows what is due first, by every filter, and the contact of nobody', async () => {
    const late = await insertTicket({ kind: 'technical' })
    setClock(now() + 3 * dayMs)
    const fresh = await insertTicket({ locale: 'zh-Hant' })
    const waiting = await insertTicket()
    await answer(waiting)
    const spam = await insertTicket()
    await step(spam, 'mark_spam')
    expect((await shown('')).slice(0, 1)).toEqual([late])
    expect((await shown('')).toSorted()).toEqual([late, fresh, waiting].toSorted())
    expect((await shown('view=owed')).toSorted()).toEqual([late, fresh].toSorted())
    expect(await shown('view=waiting')).toEqual([waiting])
    expect(await shown('view=ended')).toEqual([spam])
    expect(await shown('kind=technical')).toEqual([late])
    expect(await shown('language=zh-Hant')).toEqual([fresh])
    expect(await shown('overdue=1')).toEqual([late])
    expect(await shown('assigned=me')).toEqual([waiting])
    expect((await shown('assigned=nobody')).toSorted()).toEqual([late, fresh].toSorted())
    expect(await shown(`reference=${spam.slice(0, 1)}-${spam.slice(1, 5)}-${spam.slice(5).toLowerCase()}`)).toEqual([
      spam,
    ])
    expect(JSON.stringify(await listQueue(agent, filters('view=all')))).not.toContain('lily@')
  })

  it('counts service only: a weekend is no delay', async () => {
    // Friday 17:00 in New York.
    setClock(Date.parse('2026-06-12T21:00:00Z'))
    await insertTicket()
    setClock(Date.parse('2026-06-15T12:00:00Z'))
    const [ticket] = (await listQueue(agent, filters(''))).tickets
    expect(ticket?.clock).toMatchObject({ isLate: false, service: 8 * hourMs })
    setClock(Date.parse('2026-06-15T22:00:00Z'))
    const [late] = (await listQueue(agent, filters(''))).tickets
    expect(late?.clock).toMatchObject({ isLate: true, service: hourMs })
  })

  it('is a page at a time', async () => {
    for (let index = 0; index < 27; index++) await insertTicket()
    const [first, second] = [await shown(''), await shown('page=2')]
    expect([first.length, second.length]).toEqual([25, 2])
    expect(new Set([...first, ...second]).size).toBe(27)
    expect(
      await db
        .select()
        .from(supportTickets)
        .where(and(eq(supportTickets.version, 1))),
    ).toHaveLength(27)
  })
})
