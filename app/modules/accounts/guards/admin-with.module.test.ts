import { describe, expect, it } from 'vitest'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { adminWith } from './admin-with.server.ts'

useDatabase()

const asking = (headers: Record<string, string> = {}) =>
  new Request('https://care.test/en-US/admin/support', { headers })

describe('the guard of the administration with a permission', () => {
  it('answers who asks, when they have it', async () => {
    const { userId, headers } = await signedInAdmin({ permissions: ['ticket.read', 'ticket.manage'] })
    const actor = await adminWith(asking(headers), 'ticket.read')
    expect([actor.userId, actor.locale, [...actor.permissions].toSorted()]).toEqual([
      userId,
      'en-US',
      ['ticket.manage', 'ticket.read'],
    ])
  })

  it.each([
    ['/unauthorized?reason=role', async () => (await signedInAdmin({ permissions: ['audit.read'] })).headers],
    ['/admin/login?next=%2Fadmin%2Fsupport', () => Promise.resolve({})],
  ])('leads to %s who does not', async (to, headersOf) => {
    const answer: unknown = await adminWith(asking(await headersOf()), 'ticket.read').catch((thrown: unknown) => thrown)
    expect((answer as Response).headers.get('Location')).toBe(to)
  })
})
