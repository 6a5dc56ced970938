import type { Permission } from '#app/modules/accounts/admin-permissions.ts'

/**
 * Who of the administration may ask what: every route of `admin-auth` has a row here for each method that it answers. A page's owner writes
 * its rows into a file of their own in tests/access/admin/, which exports `rows`. For each row and each built-in role
 * tests/access/administrators.test.ts asks with an object that is there: who lacks the permission is sent to /unauthorized and nothing
 * is read or written; who has it gets the page, and 404 for an object that nobody has.
 */
export type AdminRow = Readonly<{
  path: string
  method: 'GET' | 'POST'
  /** Null: everybody of the administration. */
  permission: Permission | null
  /** Makes an object and answers the path's parameters. Called anew for every role. */
  make?: () => Promise<Record<string, string>>
  /** The form that is sent, from the parameters. */
  fields?: (params: Readonly<Record<string, string>>) => Record<string, string>
}>

const files = import.meta.glob<{ rows: readonly AdminRow[] }>('./admin/*.ts', { eager: true })

export const adminRows: readonly AdminRow[] = Object.values(files).flatMap(({ rows }) => rows)
