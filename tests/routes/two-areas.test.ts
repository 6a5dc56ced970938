import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { paths } from '#app/paths.ts'
import { insertUser, testPassword } from '#tests/factories/accounts.ts'
import { insertAssociation, insertMember, switchAssociations } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

const logins = { provider: paths.login(), association: paths.associationLogin(), admin: paths.adminLogin() } as const
type Area = keyof typeof logins

beforeEach(() => switchAssociations(true))

/** Somebody who has an account in these areas, and manages an association. */
async function person(username: string, scopes: Area[]) {
  await withTransaction(async (tx) => {
    const userId = await insertUser(tx, { username, email: `${username}@example.com`, scopes })
    await insertMember(tx, { associationId: await insertAssociation(tx), userId, role: 'owner' })
  })
  return username
}

/** Signs in with what the browser has, and answers what it has then. */
async function enter(area: Area, loginUsername: string, Cookie = ''): Promise<string> {
  const fields = { loginUsername, loginPassword: testPassword }
  const answer = await post<never>(logins[area], fields, { headers: { Cookie }, clientAddress: '203.0.113.1' })
  expect(answer.status).toBe(302)
  return answer.headers.get('Set-Cookie')!.split(';')[0]!
}

/** Which areas a browser is let into. */
async function opened(Cookie: string): Promise<Area[]> {
  const pages = { provider: paths.ownAssociations(), association: paths.associationHome(), admin: paths.admin() }
  const open: Area[] = []
  for (const area of ['provider', 'association', 'admin'] as const) {
    const { location } = await get<never>(pages[area], { headers: { Cookie } })
    if (!location?.startsWith(logins[area])) open.push(area)
  }
  return open
}

describe('one session', () => {
  it('opens both areas of who has signed in to both in one browser, and only one before', async () => {
    const name = await person('both', ['provider', 'association'])
    const first = await enter('provider', name)
    expect(await opened(first)).toEqual(['provider'])
    const both = await enter('association', name, first)
    expect(await opened(both)).toEqual(['provider', 'association'])
    expect(await opened(first)).toEqual([])
    // Signing in once more to either loses neither.
    expect(await opened(await enter('association', name, both))).toEqual(['provider', 'association'])
  })

  it('is ended for both areas by signing out of one', async () => {
    const name = await person('both', ['provider', 'association'])
    for (const logout of [paths.logout(), paths.associationLogout()]) {
      const cookie = await enter('provider', name, await enter('association', name))
      await post<never>(logout, {}, { headers: { Cookie: cookie } })
      expect(await opened(cookie), logout).toEqual([])
    }
  })

  it('of somebody else lends nothing', async () => {
    const [one, other] = [
      await person('one', ['provider', 'association']),
      await person('other', ['provider', 'association']),
    ]
    expect(await opened(await enter('association', other, await enter('provider', one)))).toEqual(['association'])
  })

  it('of the administration is alone, whichever came first', async () => {
    const name = await person('all', ['provider', 'association', 'admin'])
    expect(await opened(await enter('admin', name, await enter('provider', name)))).toEqual(['admin'])
    expect(await opened(await enter('provider', name, await enter('admin', name)))).toEqual(['provider'])
  })
})
