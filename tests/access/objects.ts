import type { Practice } from '#tests/factories/booking.ts'
import type { Role, World } from './world.ts'

/**
 * Who may do what to which object. Every private route whose path has a parameter has at least one row here; so has an action without one
 * that is told in its form which object it is about. A page's owner writes its rows into a file of their own in tests/access/objects/, which
 * exports `rows`:
 *
 *   export const rows: AccessRow[] = [
 *     {
 *       path: '/provider/3/mgmt/appt/:appointment/cancellation',   // as in app/routes.ts, with a leading slash
 *       method: 'POST',
 *       make: async ({ practice }) => ({ appointment: await bookAt(practice) }),   // an object of that practice: its parameters
 *       missing: { appointment: '01990000-0000-7000-8000-000000000000' },        // parameters of an object that nobody has
 *       fields: () => ({ reason: 'other' }),                        // what the form holds when it is filled in rightly
 *       allowed: ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager', 'front_desk'],
 *     },
 *   ]
 *
 * For each row and role, tests/access/objects.test.ts asks for an object of the role's own practice (allowed roles get an answer below
 * 400, all others 403 or 404), for one of a foreign practice, and for a missing one: both get the same 404, whatever the role.
 */
export type AccessRow = Readonly<{
  path: string
  method: 'GET' | 'POST'
  /** Makes an object at a practice and answers the path's parameters. Called anew for every role. */
  make: (given: { world: World; practice: Practice; role: Role }) => Promise<Record<string, string>>
  missing: Readonly<Record<string, string>>
  /** The query of the address, from the parameters. */
  search?: (params: Readonly<Record<string, string>>) => string
  /** The form that is sent, from the parameters. */
  fields?: (params: Readonly<Record<string, string>>) => Record<string, string>
  allowed: readonly Role[]
}>

const files = import.meta.glob<{ rows: readonly AccessRow[] }>('./objects/*.ts', { eager: true })

export const accessRows: readonly AccessRow[] = Object.values(files).flatMap(({ rows }) => rows)
