import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GuardName } from '#app/core/page/page.ts'
import { layouts, layoutsWithoutPages } from '#app/layouts.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { ask, type Asked, moduleOf, nobody } from './ask.ts'
import {
  expectations,
  layoutTable,
  missingPaths,
  privateLayouts,
  type PrivateRoute,
  privateRoutes,
  specifiedRoutes,
  staleOpenRoutes,
  unbuiltPaths,
} from './route-table.ts'
import { insiders, makeWorld, type Outsider, outsiders, type Role, type World } from './world.ts'

useDatabase()

const specification = '../shared/spec/routes.tsv'
const changePages = ['/provider/change-password', '/provider/3/mgmt/change-password']
const methods = ['GET', 'POST'] as const
const loginOf: Record<string, string> = {
  auth: '/provider/4/login',
  'provider-auth': '/provider/4/login',
  'admin-auth': '/admin/login',
  'association-admin': '/association/login',
  'association-approved-admin': '/association/login',
}

describe('the route table', () => {
  it.skipIf(!existsSync(specification))('is the specified one (skipped where the specification is not at hand)', () => {
    expect(readFileSync('tests/access/specified-routes.tsv', 'utf8')).toBe(readFileSync(specification, 'utf8'))
  })

  it('leaves no route of a private area without a word on who may ask', () => {
    expect(expectations.filter(({ isStated }) => !isStated).map(({ path }) => path)).toEqual([])
    expect(staleOpenRoutes).toEqual([])
    expect(privateRoutes.length).toBeGreaterThan(10)
  })

  it('leaves no specified path without a route, but for those that are named as not built', () => {
    expect(missingPaths.toSorted()).toEqual(unbuiltPaths.toSorted())
  })

  it.each(expectations)('$path names its guard', async ({ file, guard: expected }) => {
    const { handle } = await moduleOf(file)
    expect(handle?.guard ?? null).toBe(expected)
    if (expected) expect(guardNamed(expected as GuardName)).toBeTypeOf('function')
  })
})

describe('the layouts', () => {
  it('are the specified ones, route by route', () => {
    const wrong = layoutTable.filter(({ specified, actual }) => specified !== actual)
    expect(wrong).toEqual([])
    expect(layoutTable.length).toBeGreaterThan(50)
  })

  it('are known by every name that the specification gives, and by no other', () => {
    const named = new Set(specifiedRoutes.map(({ layout }) => layout))
    // Listed in §2 and given to no route (docs/decisions/080).
    named.add('dashboard')
    expect(['default', ...Object.keys(layouts), ...layoutsWithoutPages].sort()).toEqual([...named].sort())
  })

  it('lie around pages, each of them, unless none of their area exists', () => {
    const used = new Set(layoutTable.map(({ actual }) => actual))
    for (const name of Object.keys(layouts)) expect(used).toContain(name)
    for (const name of layoutsWithoutPages) expect(used).not.toContain(name)
  })
})

/** Whether an answer sends somebody to the login or to the change of the password, or says 401 or 403, and nothing more. */
function isTurnedAway({ status, location, body }: Asked, login: string): boolean {
  if (status === 302)
    return location === login || location.startsWith(`${login}?`) || location === '/provider/change-password'
  return [401, 403].includes(status) && body.length < 200
}

type Case = { route: PrivateRoute; role: Role | Outsider; method: 'GET' | 'POST' }

/** Whose session is of the wrong scope depends on the area: for the administration it is a provider's. */
function headersOf(world: World, role: Role | Outsider, { guard }: PrivateRoute): Record<string, string> {
  return world.headers[role === 'wrong_scope' && guard === 'admin-auth' ? 'tier_4' : role]
}

/** Asks every route as every role; answers what is wrong, a line each. An error that is thrown is wrong whoever asks. */
async function offences(
  routes: readonly PrivateRoute[],
  roles: readonly (Role | Outsider)[],
  isRight: (asked: Asked, asking: Case) => boolean,
): Promise<string[]> {
  const world = await makeWorld()
  const wrong: string[] = []
  for (const route of routes) {
    for (const role of roles) {
      for (const method of methods) {
        const asking = { route, role, method }
        const headers = headersOf(world, role, route)
        const asked = await ask({ ...route, method, headers }).catch((error: unknown) => ({
          ...{ status: 500, location: String(error), body: '', isRead: false },
        }))
        if (asked === null || isRight(asked, asking)) continue
        wrong.push(`${role} ${method} ${route.path}: ${asked.status} ${asked.location}`)
      }
    }
  }
  return wrong
}

describe('an outsider', () => {
  it('gets nothing of any private route', async () => {
    const wrong = await offences(privateRoutes, outsiders, (asked, { route, role }) => {
      if (role === 'requires_password_change' && changePages.includes(route.path)) return asked.status < 500
      return isTurnedAway(asked, loginOf[route.guard]!)
    })
    expect(wrong).toEqual([])
  })

  it('is told by a frame what every outsider is told', async () => {
    const world = await makeWorld()
    const path = '/provider/4/dashboard'
    for (const file of privateLayouts) {
      const told = await ask({ file, path, method: 'GET', headers: world.headers.anonymous })
      for (const role of outsiders.filter((each) => each !== 'requires_password_change')) {
        expect(await ask({ file, path, method: 'GET', headers: world.headers[role] }), `${file} ${role}`).toEqual(told)
      }
    }
  })
})

const ofProviders = privateRoutes.filter(({ guard: name }) => loginOf[name] === '/provider/4/login')

describe('an insider', () => {
  it('is known to every page of the provider area, and an empty form hurts nobody', async () => {
    const plain = ofProviders.filter(({ path }) => !path.includes(':'))
    const isAnswered = ({ status, location }: Asked) =>
      status < 500 && status !== 401 && !location.startsWith('/provider/4/login')
    expect(await offences(plain, insiders, isAnswered)).toEqual([])
  })

  it('gets 404 for an object that nobody has', async () => {
    const withObject = ofProviders.filter(({ path }) => path.includes(':'))
    // A form that says nothing may be refused before anything is looked up: then the object has told nothing either.
    const allowed = { GET: [403, 404, 405], POST: [400, 403, 404, 405] }
    const isMissing = ({ status, location }: Asked, { method }: Case) =>
      allowed[method].includes(status) || (status === 302 && !location.includes(nobody))
    expect(await offences(withObject, insiders, isMissing)).toEqual([])
  })
})
