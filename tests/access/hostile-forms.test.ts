import { describe, expect, it, vi } from 'vitest'
import { dialect } from '#drizzle/dialect.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { ask } from './ask.ts'
import { reachedActions } from './reached-actions.ts'
import { makeWorld } from './world.ts'

useDatabase()

const encoded = (pairs: readonly (readonly [string, string])[]) =>
  new Response(new URLSearchParams(pairs.map(([...pair]) => pair)))
function multipart(pairs: readonly (readonly [string, string])[]): Response {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return new Response(form)
}
const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } })
const many = Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 'x'] as const)

/** Bodies of which building what they say would cost more than reading them. */
const hostile: Record<string, () => Response> = {
  'an index of nine digits': () => encoded([['a[100000000]', 'x']]),
  'an index of three digits': () => encoded([['a[100]', 'x']]),
  'an index in parts': () => multipart([['a[100000000]', 'x']]),
  'an index on a name of every form': () =>
    encoded([
      ['name[100000000]', 'x'],
      ['version[99999999].x', 'x'],
    ]),
  'brackets without end': () => encoded([['a' + '[0]'.repeat(5000), 'x']]),
  'points without end': () => encoded([['a' + '.b'.repeat(5000), 'x']]),
  'the prototype': () =>
    encoded([
      ['a[__proto__]', 'x'],
      ['__proto__.polluted', 'x'],
    ]),
  'the constructor': () => encoded([['constructor.prototype.polluted', 'x']]),
  'twenty thousand fields': () => encoded(many),
  'one field twenty thousand times': () => encoded(many.map(() => ['name', 'x'])),
  'three thousand parts': () => multipart(many.slice(0, 3000)),
  'JSON without end': () => json('['.repeat(200_000)),
  'JSON of many names': () => json(JSON.stringify({ ...Object.fromEntries(many), ['__proto__']: { polluted: 1 } })),
}

/** Actions that read no form: their address says all there is to say. Any other has to be reached here. */
const formless = [
  '/:token/confirmation',
  '/:token/renewal',
  '/:token/association/code',
  '/:token/door/code',
  '/:token/verification',
  // Reads bytes, and believes them by their signature.
  '/api/payments/stripe',
  '/api/telephony/:line/:step',
  '/provider/4/dashboard/telephony',
  '/my-appointments/:token/end',
  '/provider/4/dashboard/care-coordination',
  '/provider/invite/:token/acceptance',
  '/provider/invite/:token/refusal',
  '/provider/activity',
  '/provider/unsent/:form/removal',
  '/provider/4/logout',
  '/provider/4/dashboard/clinics/edit/personal/requests/:request/withdrawal',
  '/provider/4/dashboard/clinics/update-facility-locations/:request/withdrawal',
  '/provider/4/dashboard/contact/public-data',
  '/provider/4/dashboard/scheduling/impact/:draft/removal',
  '/provider/4/dashboard/scheduling/:providerFacility/days/:row/removal',
  '/provider/4/dashboard/scheduling/:providerFacility/resources/:resource/retirement',
  '/admin/second-factor/recovery-codes',
  '/admin/roles-permissions/requests/:change/confirmation',
  '/admin/roles-permissions/requests/:change/withdrawal',
  '/admin/break-glass/:grant/end',
  '/admin/impersonation/end',
  '/admin/data-management/merges/:merge',
  '/admin/activity',
  // A scan is taken back by one button, which the address names.
  '/provider/4/edit/:uuid',
  '/admin/logout',
  '/association-management/logout',
  '/association/:slug/join/:token',
  // Text messages, which the gateway signs.
  '/api/messages/inbound',
  // An address that nobody has.
  '/*',
]

// What is refused before anything is looked up does not depend on the database, and the in-process PostgreSQL is ten times slower.
const bodies = Object.entries(hostile).filter(([name]) => dialect === 'sqlite' || name.startsWith('an index'))

describe('a form that asks for more than it is long', () => {
  it('is 400 for every action that reads one, and nothing is built of it', { timeout: 600_000 }, async () => {
    const actions = await reachedActions(await makeWorld())
    const built = vi.spyOn(FormData.prototype, 'append')
    const readers = new Set<string>()
    const wrong: string[] = []
    for (const [name, body] of bodies) {
      const sent = await body().blob()
      for (const action of actions) {
        built.mockClear()
        const { isRead, status } = (await ask({ ...action, method: 'POST', sent }))!
        if (isRead) readers.add(action.path)
        const fields = built.mock.calls.length
        const isHeld = fields === 0 && (isRead ? status === 400 : status < 500)
        if (!isHeld) wrong.push(`${action.path}, ${name}: ${status}, ${fields} fields built`)
      }
    }
    expect(wrong).toEqual([])
    const unread = actions.map(({ path }) => path).filter((path) => !readers.has(path))
    expect(unread.toSorted()).toEqual(formless.toSorted())
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
