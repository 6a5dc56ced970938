import { planCall } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { saveMacro } from '#app/modules/support/macros/commands/save-macro.server.ts'
import { insertTicket, seenTicket, supportAgent } from '#tests/factories/support.ts'
import type { AdminRow } from '../administrators.ts'

const read = { method: 'GET', permission: 'ticket.read' } as const
const open = { method: 'GET', permission: 'ticket.manage' } as const
const write = { method: 'POST', permission: 'ticket.manage' } as const

const step = async () => ({ reference: await insertTicket(), step: 'status' })
const ticket = async () => ({ reference: await insertTicket() })
/** Somebody is to be called: planning it was the ticket's first change. */
const called = async () => {
  const reference = await insertTicket()
  await planCall(supportAgent(), await seenTicket(reference))
  return { reference }
}
const words = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, 'en-US': text })
const macro = async () => {
  const made = { id: null, version: 0, name: words('Name'), body: words('Words'), isActive: true }
  return { macro: await saveMacro(supportAgent(), made) }
}
const macroFields = () => ({
  version: '1',
  isActive: 'on',
  ...Object.fromEntries(
    ['zh-Hans', 'zh-Hant', 'en-US'].flatMap((locale) => [
      [`name.${locale}`, 'A name'],
      [`body.${locale}`, 'Some words'],
    ]),
  ),
})

/** What those who answer write is a canary (tests/access/canaries.test.ts): it stands readable nowhere. */
export const rows: AdminRow[] = [
  { ...read, path: '/admin/support' },
  { ...read, path: '/admin/support/calls' },
  { ...read, path: '/admin/support/macros' },
  { ...open, path: '/admin/support/macros/:macro', make: macro },
  { ...write, path: '/admin/support/macros/:macro', make: macro, fields: macroFields },
  { ...read, path: '/admin/support/:reference', make: ticket },
  {
    ...write,
    path: '/admin/support/:reference',
    make: ticket,
    fields: () => ({ version: '1', intent: 'note', body: 'canarywords of a note' }),
  },
  { ...open, path: '/admin/support/:reference/call', make: called },
  {
    ...write,
    path: '/admin/support/:reference/call',
    make: called,
    fields: () => ({ version: '2', outcome: 'reached', note: 'canarywords of a call' }),
  },
  { ...open, path: '/admin/support/:reference/:step', make: step },
  {
    ...write,
    path: '/admin/support/:reference/:step',
    make: step,
    fields: () => ({ version: '1', action: 'open' }),
  },
]
