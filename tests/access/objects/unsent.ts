import { keepSentForm } from '#app/modules/accounts/guards/sent-form.server.ts'
import type { AccessRow } from '../objects.ts'
import { insiders } from '../world.ts'

const path = '/provider/unsent/:form'

/** A kept form is its sender's and nobody else's, whatever the practice: for a foreign practice a colleague has sent it. */
async function form({ world, practice, role }: Parameters<AccessRow['make']>[0]) {
  const colleague = insiders.find((other) => other !== role)!
  const userId = world.userIds[practice === world.foreign ? colleague : role]
  const body = new URLSearchParams({ reason: 'holiday' })
  const address = 'https://care.test/provider/3/mgmt/appt/calendar/block'
  const page = await keepSentForm({ userId }, new Request(address, { method: 'POST', body }))
  return { form: page!.split('/').at(-1)! }
}

const ofForm = { make: form, missing: { form: '01990000-0000-7000-8000-000000000000' }, allowed: insiders }

export const rows: AccessRow[] = [
  { ...ofForm, path, method: 'GET' },
  { ...ofForm, path: `${path}/removal`, method: 'GET' },
  { ...ofForm, path: `${path}/removal`, method: 'POST' },
]
