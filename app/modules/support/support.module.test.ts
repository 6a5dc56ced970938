import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { type NewTicket, openTicket } from './commands/open-ticket.server.ts'
import { replyToTicket } from './commands/reply-to-ticket.server.ts'
import { findTicket, findTicketDue, listTickets } from './queries/tickets.server.ts'
import { ticketDueAt } from './ticket-due.ts'

useDatabase()

const lily = { userId: 'user-1' }
const open = (changes: Partial<NewTicket> = {}) =>
  openTicket({
    userId: lily.userId,
    contact: { name: 'Lily Chen', email: 'lily@example.com', phone: null },
    kind: 'technical',
    subject: '日历打不开',
    body: '从昨天起日历一直转圈。',
    locale: 'zh-Hans',
    ...changes,
  })
const setStatus = (status: (typeof supportTickets.$inferSelect)['status']) =>
  withTransaction((tx) => tx.update(supportTickets).set({ status }))

describe('openTicket', () => {
  it('keeps every word encrypted and due after one business day', async () => {
    const reference = await open()
    const [ticket] = await db.select().from(supportTickets)
    expect(ticket).toMatchObject({ reference, status: 'new', dueAt: ticketDueAt(now()) })
    const stored = readableText([ticket, await db.select().from(ticketMessages), await db.select().from(auditEvents)])
    for (const word of ['日历', 'Lily', 'lily@', '转圈']) expect(stored).not.toContain(word)
  })

  it('sends a receipt to who gave an address, and none to who did not', async () => {
    await open()
    await open({ contact: { name: 'Somebody', email: null, phone: '+12125550199' }, userId: null })
    const messages = await db.select().from(messageOutbox)
    expect(messages).toMatchObject([{ template: 'ticket_opened', channel: 'email', locale: 'zh-Hans' }])
  })
})

describe('a form that is sent again', () => {
  const formHash = 'f'.repeat(64)

  it('is the ticket that is there, also when both arrive at once', async () => {
    const references = await Promise.all([open({ formHash }), open({ formHash }), open({ formHash })])
    expect(new Set([...references, await open({ formHash })]).size).toBe(1)
    expect(await db.select().from(supportTickets)).toHaveLength(1)
    expect(await db.select().from(ticketMessages)).toHaveLength(1)
    expect(await db.select().from(messageOutbox)).toHaveLength(1)
  })

  it('is another ticket with other words, and every ticket without a form is one of its own', async () => {
    await open({ formHash })
    await open({ formHash: 'e'.repeat(64) })
    await open()
    await open()
    expect(await db.select().from(supportTickets)).toHaveLength(4)
  })
})

describe('findTicketDue', () => {
  it('tells until when, to whoever has the reference, and nothing of a ticket that is not there', async () => {
    expect(await findTicketDue(await open())).toBe(ticketDueAt(now()))
    expect(await findTicketDue('TAAAAAAAA')).toBeNull()
  })
})

describe('listTickets and findTicket', () => {
  it('give the writer the words back, the latest ticket first', async () => {
    const first = await open()
    setClock(now() + 1000)
    const second = await open({ subject: '账单' })
    expect((await listTickets(lily)).map(({ reference, subject }) => [reference, subject])).toEqual([
      [second, '账单'],
      [first, '日历打不开'],
    ])
    const ticket = await findTicket(lily, first)
    expect(ticket).toMatchObject({ subject: '日历打不开', isClosed: false })
    expect(ticket.messages).toMatchObject([{ isOwn: true, body: '从昨天起日历一直转圈。' }])
  })

  it('know another’s ticket as little as none', async () => {
    const reference = await open()
    const refusal = { kind: 'not_found', code: 'support.ticket_not_found' }
    await expect(findTicket({ userId: 'user-2' }, reference)).rejects.toMatchObject(refusal)
    await expect(findTicket(lily, 'TAAAAAAAA')).rejects.toMatchObject(refusal)
    expect(await listTickets({ userId: 'user-2' })).toEqual([])
  })

  it('leave out what staff write among themselves', async () => {
    const reference = await open()
    const [ticket] = await db.select().from(supportTickets)
    const [turn] = await db.select().from(ticketMessages)
    await withTransaction((tx) =>
      tx
        .insert(ticketMessages)
        .values({ ...turn!, id: 'inside', ticketId: ticket!.id, author: 'staff', isInternal: true }),
    )
    expect((await findTicket(lily, reference)).messages).toHaveLength(1)
  })
})

describe('replyToTicket', () => {
  it('adds a turn; a new ticket stays as it is', async () => {
    const reference = await open()
    setClock(now() + 60_000)
    await replyToTicket(lily, reference, '今天还是一样。')
    const ticket = await findTicket(lily, reference)
    expect(ticket.status).toBe('new')
    expect(ticket.messages.map(({ body }) => body)).toEqual(['从昨天起日历一直转圈。', '今天还是一样。'])
  })

  it.each(['waiting_customer', 'solved'] as const)('opens one that is %s again, due anew', async (status) => {
    const reference = await open()
    await setStatus(status)
    setClock(now() + 3 * 86_400_000)
    await replyToTicket(lily, reference, '还没有好。')
    const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.reference, reference))
    expect(ticket).toMatchObject({ status: 'open', dueAt: ticketDueAt(now()) })
  })

  it.each(['closed', 'spam', 'merged'] as const)('is refused when the ticket is %s', async (status) => {
    const reference = await open()
    await setStatus(status)
    await expect(replyToTicket(lily, reference, '还在吗？')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'support.ticket_closed',
    })
    expect((await findTicket(lily, reference)).messages).toHaveLength(1)
  })

  it('is refused to everybody else', async () => {
    const reference = await open()
    await expect(replyToTicket({ userId: 'user-2' }, reference, '让我看看')).rejects.toMatchObject({
      kind: 'not_found',
    })
    expect(await db.select().from(ticketMessages)).toHaveLength(1)
  })
})
