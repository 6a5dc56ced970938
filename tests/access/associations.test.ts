import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { associationManager, insertAssociation, switchAssociations } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { ask } from './ask.ts'
import { associationRows } from './associations.ts'
import { privateRoutes } from './route-table.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const ofAssociations = privateRoutes.filter(({ guard }) => guard.startsWith('association-'))

it('the table of objects has a row for every private route of associations with a parameter, and no other', () => {
  const withParameter = ofAssociations.map(({ path }) => path).filter((path) => path.includes(':'))
  expect([...new Set(associationRows.map(({ path }) => path))].toSorted()).toEqual(withParameter.toSorted())
})

describe.each(associationRows)('$method $path$search', ({ path, method, make, search = '', fields, allowed }) => {
  const { file } = ofAssociations.find((route) => route.path === path)!

  it('is for who manages the association; an object of another is as unknown as a missing one', async () => {
    for (const role of ['owner', 'admin'] as const) {
      const [own, foreign] = await withTransaction(async (tx) => [
        await insertAssociation(tx),
        await insertAssociation(tx),
      ])
      const headers = await associationManager({ associationIds: [own], role })
      const send = (params: Record<string, string>) =>
        ask({ file, path, method, params, search, headers, ...(fields && { fields: fields(params) }) })
      const answer = await send(await make(own))
      const said = `${role}: ${answer!.status} ${answer!.location} ${answer!.body.slice(0, 200)}`
      if (allowed?.includes(role) ?? true) expect(answer!.status, said).toBeLessThan(400)
      else expect([403, 404], said).toContain(answer!.status)
      expect(answer!.location.startsWith('/association/login'), said).toBe(false)
      const [another, unknown] = [await send(await make(foreign)), await send({})]
      expect([another!.status, unknown!.status], `${role}, foreign and missing`).toEqual([404, 404])
      expect(another!.body).toBe(unknown!.body)
    }
  })
})
