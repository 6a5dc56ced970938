/**
 * Who may do what to which object of an association. Every private route of associations whose path has a parameter has at least one row,
 * in a file of tests/access/associations/ that exports `rows`. For each row tests/access/associations.test.ts asks as its owner and as an
 * admin for an object of the association they have chosen, for one of another that they do not manage, and for one that nobody has: the
 * first is answered below 400, both others with the same 404.
 */
export type AssociationRow = Readonly<{
  /** As in app/routes.ts, with a leading slash. */
  path: string
  method: 'GET' | 'POST'
  /** Makes an object of the association and answers the path's parameters. */
  make: (associationId: string) => Promise<Record<string, string>>
  /** The query of the address. */
  search?: string
  /** The form that is sent, from the parameters. */
  fields?: (params: Readonly<Record<string, string>>) => Record<string, string>
  /** Left out, whoever manages the association. */
  allowed?: readonly ('owner' | 'admin')[]
}>

const files = import.meta.glob<{ rows: readonly AssociationRow[] }>('./associations/*.ts', { eager: true })

export const associationRows: readonly AssociationRow[] = Object.values(files).flatMap(({ rows }) => rows)
