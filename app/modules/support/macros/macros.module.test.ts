import { expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { supportAgent } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { saveMacro } from './commands/save-macro.server.ts'
import { findMacro, findMacroBody, listMacroChoices, listMacros } from './queries/macros.server.ts'

useDatabase()

const agent = supportAgent()
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const words = (text: string) => ({ 'zh-Hans': `${text}简`, 'zh-Hant': `${text}繁`, 'en-US': text })
const save = (changes: Partial<Parameters<typeof saveMacro>[1]> = {}) =>
  saveMacro(agent, { id: null, version: 0, name: words('Hello'), body: words('Good day'), isActive: true, ...changes })

it('a prepared answer is offered under its name and put in the customer’s language', async () => {
  const id = await save()
  expect(await listMacroChoices('zh-Hant')).toEqual([{ value: id, label: 'Hello繁' }])
  expect(await findMacroBody(id, 'zh-Hans')).toBe('Good day简')
  expect(await findMacroBody('none', 'zh-Hans')).toBeNull()
})

it('is changed by one of two at once, and what is out of use is kept and not offered', async () => {
  const id = await save()
  const both = await Promise.allSettled([save({ id, version: 1, isActive: false }), save({ id, version: 1 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both).toContainEqual({ status: 'rejected', reason: refused('support.macro_changed') })
  const { version, isActive } = await findMacro(id)
  await save({ id, version, isActive: !isActive })
  await save({ id, version: version + 1, isActive: false })
  expect(await listMacroChoices('en-US')).toEqual([])
  expect(await listMacros()).toHaveLength(1)
  expect(await findMacroBody(id, 'en-US')).toBeNull()
})

it('is refused to who may not answer, and unknown to everybody when there is none', async () => {
  const given = { id: null, version: 0, name: words('Hello'), body: words('Good day'), isActive: true }
  expect(() => saveMacro(adminActor('ticket.read'), given)).toThrow(refused('support.not_allowed') as Error)
  await expect(save({ id: 'none', version: 1 })).rejects.toEqual(refused('support.macro_not_found'))
  await expect(findMacro('none')).rejects.toEqual(refused('support.macro_not_found'))
})

it('those to begin with are written in every language, once', async () => {
  await withTransaction(seedReference)
  const first = await listMacros()
  const changed = first[0]!
  await save({ ...changed, name: words('Ours') })
  await withTransaction(seedReference)
  expect(await listMacros()).toHaveLength(first.length)
  expect((await findMacro(changed.id)).name['en-US']).toBe('Ours')
  for (const { name, body } of first) {
    for (const text of [...Object.values(name), ...Object.values(body)]) expect(text.trim()).not.toBe('')
  }
})
