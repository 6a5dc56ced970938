import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/setup/database.ts'
import { ask } from './ask.ts'
import { accessRows } from './objects.ts'
import { privateRoutes } from './route-table.ts'
import { insiders, makeWorld } from './world.ts'

useDatabase()

describe('the table of objects', () => {
  it('has a row for every private route with a parameter; those of the administration and of associations stand in tables of their own', () => {
    const told = new Set(accessRows.map(({ path }) => path))
    const ofPractices = privateRoutes.filter(({ guard }) => guard !== 'admin-auth' && !guard.startsWith('association-'))
    const paths = ofPractices.map(({ path }) => path).filter((path) => path.includes(':'))
    expect(paths.filter((path) => !told.has(path))).toEqual([])
  })

  it('tells of routes that there are', () => {
    const paths = new Set(privateRoutes.map(({ path }) => path))
    expect(accessRows.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([])
  })
})

describe.each(accessRows)('$method $path', ({ path, method, make, missing, search, fields, allowed }) => {
  const file = privateRoutes.find((route) => route.path === path)?.file ?? ''

  it('is for who may, of their own practice; a foreign object is as unknown as a missing one', async () => {
    const world = await makeWorld()
    for (const role of insiders) {
      const send = (params: Record<string, string>) =>
        ask({
          ...{ file, path, method, params },
          search: search?.(params) ?? '',
          headers: world.headers[role],
          ...(fields && { fields: fields(params) }),
        })
      const own = await send(await make({ world, practice: world.practiceOf(role), role }))
      const foreign = await send(await make({ world, practice: world.foreign, role }))
      const unknown = await send({ ...missing })
      expect(own, 'the route answers this method').not.toBeNull()
      const said = `${role}: ${own!.status} ${own!.location} ${own!.body.slice(0, 200)}`
      if (allowed.includes(role)) {
        expect(own!.status, said).toBeLessThan(400)
        expect(own!.location.startsWith('/provider/4/login'), said).toBe(false)
      } else {
        expect([403, 404], said).toContain(own!.status)
      }
      expect([foreign!.status, unknown!.status], `${role}, foreign and missing`).toEqual([404, 404])
      expect(foreign!.body, `${role}, what a foreign object tells`).toBe(unknown!.body)
    }
  })
})
