import { insertAnnouncementRow } from '#tests/factories/announcements.ts'
import type { AssociationRow } from '../associations.ts'

const path = '/association-management/notifications/:announcement'

const make: AssociationRow['make'] = async (associationId) => ({
  announcement: await insertAnnouncementRow(associationId),
})

export const rows: AssociationRow[] = [
  { path, method: 'GET', make },
  { path, method: 'POST', make, fields: () => ({ intent: 'cancel' }) },
  { path: `${path}/edit`, method: 'GET', make },
  { path: `${path}/report.csv`, method: 'GET', make },
]
