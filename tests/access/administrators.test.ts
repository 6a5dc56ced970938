import { describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { adminMenu } from '#app/modules/accounts/administration/navigation.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { paths } from '#app/paths.ts'
import { signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { adminRows } from './administrators.ts'
import { ask, type Asked, moduleOf } from './ask.ts'
import { everyRole } from './every-role.ts'
import { privateRoutes } from './route-table.ts'

useFilledDatabase(() => withTransaction(seedReference))

const adminRoutes = privateRoutes.filter(({ guard }) => guard === 'admin-auth')

describe('the table of the administration', () => {
  it('has a row for every method of every route, and tells of routes that there are', async () => {
    const answered: string[] = []
    for (const { path, file } of adminRoutes) {
      const { loader, action } = await moduleOf(file)
      if (loader) answered.push(`GET ${path}`)
      if (action) answered.push(`POST ${path}`)
    }
    expect(adminRows.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(answered.toSorted())
    expect(answered.length).toBeGreaterThan(0)
  })

  it('agrees with the menu, which shows a page to those who may open it', () => {
    const pages = adminRows.filter(({ method }) => method === 'GET')
    const asked = new Map(pages.map(({ path, permission }) => [path, permission]))
    // Opens for anybody, and has no guard that this table could ask: tests/routes/admin-migration.test.ts holds it to its permission.
    asked.set(paths.adminMigration(), 'data.migrate')
    for (const { path, permission } of adminMenu) expect(asked.get(path), path).toBe(permission)
  })
})

const isRefused = ({ status, location }: Asked) => status === 302 && location.startsWith('/unauthorized')
const isAnswered = (asked: Asked) =>
  asked.status < 500 && ![401, 403, 404].includes(asked.status) && !isRefused(asked) && !/login/.test(asked.location)

const fileOf = (path: string) => adminRoutes.find((route) => route.path === path)?.file ?? ''

describe.each(adminRows)('$method $path', ({ path, method, permission, make, fields }) => {
  const file = fileOf(path)
  const send = (headers: Record<string, string>, params: Record<string, string>) =>
    ask({ file, path, method, params, headers, ...(fields && { fields: fields(params) }) })

  it('is for the roles that have the permission, and for nobody else', async () => {
    const cases = await everyRole()
    for (const { code, held, headers } of cases) {
      const asked = (await send(headers, (await make?.()) ?? {}))!
      const said = `${code}: ${asked.status} ${asked.location} ${asked.body.slice(0, 200)}`
      if (permission === null || held.has(permission)) expect(isAnswered(asked), said).toBe(true)
      else expect(isRefused(asked), said).toBe(true)
    }
    const nobody = await signedInAdmin({ permissions: [] })
    expect(isRefused((await send(nobody.headers, {}))!), 'an administrator without a role').toBe(true)
    const abroad = (await send(await signedIn(nobody.userId, { scope: 'provider' }), {}))!
    expect(abroad.location.startsWith('/admin/login'), 'a session of another area').toBe(true)
  })
})

const ofObjects = adminRows.filter(({ path }) => path.includes(':'))

it.each(ofObjects)(
  '$method $path is 404 for an object that nobody has',
  async ({ path, method, permission, fields }) => {
    const file = fileOf(path)
    const { headers } = await signedInAdmin({ permissions: permission === null ? ['audit.read'] : [permission] })
    expect(
      (await ask({ file, path, method, params: {}, headers, ...(fields && { fields: fields({}) }) }))!.status,
    ).toBe(404)
  },
)
