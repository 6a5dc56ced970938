import { insertReceipt } from '#tests/factories/payments.ts'
import type { AccessRow } from '../objects.ts'
import { insiders } from '../world.ts'

const path = '/provider/4/dashboard/papers/:paper'

/** A paper is for whoever paid; one of a foreign practice is a colleague's. */
async function paper({ world, practice, role }: Parameters<AccessRow['make']>[0]) {
  const colleague = insiders.find((other) => other !== role)!
  return { paper: await insertReceipt(world.userIds[practice === world.foreign ? colleague : role]) }
}

const ofPaper = { make: paper, missing: { paper: '01990000-0000-7000-8000-000000000000' }, allowed: insiders }

export const rows: AccessRow[] = [
  { ...ofPaper, path, method: 'GET' },
  { ...ofPaper, path: `${path}/file.pdf`, method: 'GET' },
]
