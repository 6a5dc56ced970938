import { withTransaction } from '#app/core/database/database.server.ts'
import { insertMember } from '#tests/factories/associations.ts'
import type { AssociationRow } from '../associations.ts'

const path = '/association-management/members/:member'

const active = (associationId: string) => withTransaction((tx) => insertMember(tx, { associationId }))

const make: AssociationRow['make'] = async (associationId) => ({ member: await active(associationId) })

const details = { version: '1', name: 'Renamed', email: '', number: '', duesPaidUntil: '', locale: 'en-US' }
const role = { version: '1', role: 'member', officeHans: '', officeHant: '', officeEn: '' }

export const rows: AssociationRow[] = [
  { path, method: 'GET', make },
  { path, method: 'POST', make, search: '?part=details', fields: () => details },
  { path, method: 'POST', make, search: '?part=role', fields: () => role },
  { path, method: 'POST', make, search: '?part=decision', fields: () => ({ decision: 'suspend', note: 'Because' }) },
]
