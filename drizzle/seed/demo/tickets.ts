import { and, eq, inArray } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { TicketContact } from '#app/modules/support/ticket-contact.ts'
import { serviceFrom, ticketDueAt } from '#app/modules/support/ticket-due.ts'
import { supportTickets, ticketCalls, ticketMessages } from '#drizzle/schema/support.ts'

type TicketRow = typeof supportTickets.$inferInsert

type DemoTicket = Readonly<{
  /** Eight characters of the alphabet of references. */
  code: string
  kind: TicketRow['kind']
  status: TicketRow['status']
  locale: Locale
  contact: TicketContact
  subject: string
  /** The turns, the customer's first. */
  says: readonly string[]
  wishes?: Readonly<Record<string, string>>
  hoursAgo: number
  isCalled?: boolean
}>

const person = (name: string, reach: Partial<TicketContact>): TicketContact => ({
  name,
  email: null,
  phone: null,
  ...reach,
})

/** Questions of fictional people: every state and language, one that is late, one of who has a telephone only. */
const demoTickets: readonly DemoTicket[] = [
  {
    code: 'DEMAAAA2',
    kind: 'concierge',
    status: 'new',
    locale: 'zh-Hans',
    contact: person('韩秀英', { email: 'xiuying.han@example.com', phone: '+17185550142' }),
    subject: '帮我找医生',
    says: ['想给妈妈找一位会说福州话的家庭医生，在法拉盛，收白卡，最好周六能看。'],
    wishes: { specialty: 'family-medicine', area: 'flushing', relation: 'parent', times: 'weekend' },
    hoursAgo: 2,
  },
  {
    code: 'DEMAAAA3',
    kind: 'general',
    status: 'new',
    locale: 'zh-Hant',
    contact: person('周婉如', { phone: '+12125550137', time: 'morning' }),
    subject: '預約：預約、改時間、取消',
    says: ['我不會用電腦，下星期二的預約想改到星期四，可以打電話給我嗎？'],
    wishes: { topic: 'booking' },
    hoursAgo: 4,
    isCalled: true,
  },
  {
    code: 'DEMAAAA4',
    kind: 'technical',
    status: 'open',
    locale: 'en-US',
    contact: person('Grace Lam', { email: 'grace.lam@example.com' }),
    subject: 'The website doesn’t work',
    says: ['The calendar keeps spinning when I pick a time on my phone.'],
    wishes: { topic: 'technical' },
    hoursAgo: 24 * 6,
  },
  {
    code: 'DEMAAAA5',
    kind: 'complaint',
    status: 'waiting_customer',
    locale: 'zh-Hans',
    contact: person('邓国强', { email: 'guoqiang.deng@example.com' }),
    subject: '投诉或建议',
    says: ['诊所的电话一直没人接。', '您好，请告诉我们是哪一家诊所、哪一天打的，我们去问。'],
    wishes: { topic: 'complaint' },
    hoursAgo: 30,
  },
  {
    code: 'DEMAAAA6',
    kind: 'privacy',
    status: 'solved',
    locale: 'zh-Hant',
    contact: person('蘇美玲', { email: 'meiling.su@example.com' }),
    subject: '我的個人資料',
    says: ['請問怎麼刪掉我留下的電話？', '您好，已經刪除了。'],
    wishes: { topic: 'privacy' },
    hoursAgo: 50,
  },
  {
    code: 'DEMAAAA7',
    kind: 'partner',
    status: 'closed',
    locale: 'en-US',
    contact: person('Daniel Ortiz', {
      email: 'daniel.ortiz@example.com',
      organization: 'Example Imaging',
      homepage: 'https://imaging.example.com',
    }),
    subject: 'Working with us',
    says: ['We run two imaging centers in Queens and would like to be listed.', 'Hello, we sent you the form.'],
    wishes: { kind: 'imaging' },
    hoursAgo: 24 * 15,
  },
  {
    code: 'DEMAAAA8',
    kind: 'general',
    status: 'spam',
    locale: 'en-US',
    contact: person('Best Offers', { email: 'offers@example.com' }),
    subject: 'Something else',
    says: ['Rank first in every search engine! Reply now.'],
    hoursAgo: 24 * 3,
  },
]

const idOf = ({ code }: DemoTicket) => `demo-ticket-${code.toLowerCase()}`
const seal = (table: string, column: string, rowId: string, text: string) =>
  encryptField(text, { table, column, rowId })

function ticketRow(ticket: DemoTicket, at: number): TicketRow {
  const id = idOf(ticket)
  const createdAt = at - ticket.hoursAgo * hourMs
  return {
    id,
    reference: `T${ticket.code}`,
    kind: ticket.kind,
    status: ticket.status,
    contactEnc: seal('support_tickets', 'contact_enc', id, JSON.stringify(ticket.contact)),
    locale: ticket.locale,
    subjectEnc: seal('support_tickets', 'subject_enc', id, ticket.subject),
    wishes: { ...ticket.wishes },
    dueAt: ticketDueAt(createdAt),
    solvedAt: ticket.status === 'solved' ? at - dayMs : null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
}

function messageRows(ticket: DemoTicket, at: number): (typeof ticketMessages.$inferInsert)[] {
  return ticket.says.map((words, turn) => {
    const id = `${idOf(ticket)}-${turn}`
    const author = turn % 2 === 0 ? ('customer' as const) : ('staff' as const)
    const bodyEnc = seal('ticket_messages', 'body_enc', id, words)
    const createdAt = at - ticket.hoursAgo * hourMs + turn * hourMs
    return { id, ticketId: idOf(ticket), author, bodyEnc, isInternal: false, createdAt }
  })
}

/**
 * Adds the demo's questions that are missing. Those that nobody has touched are set anew, so that on any day one is fresh and one is
 * late; what somebody has worked on stays as it is.
 */
export async function seedDemoTickets(tx: Transaction): Promise<void> {
  const at = now()
  const known = await tx
    .select({ id: supportTickets.id, version: supportTickets.version })
    .from(supportTickets)
    .where(inArray(supportTickets.id, demoTickets.map(idOf)))
  for (const ticket of demoTickets) {
    const stored = known.find(({ id }) => id === idOf(ticket))
    const { id, ...row } = ticketRow(ticket, at)
    if (!stored) {
      await tx.insert(supportTickets).values({ id, ...row })
      await tx.insert(ticketMessages).values(messageRows(ticket, at))
    } else if (stored.version === 1) {
      const { createdAt, updatedAt, dueAt, solvedAt } = row
      await tx
        .update(supportTickets)
        .set({ createdAt, updatedAt, dueAt, solvedAt })
        .where(and(eq(supportTickets.id, id), eq(supportTickets.version, 1)))
    }
    if (ticket.isCalled && !stored) {
      await tx.insert(ticketCalls).values({ id: `${id}-call`, ticketId: id, dueAt: serviceFrom(at), createdAt: at })
    }
  }
}
