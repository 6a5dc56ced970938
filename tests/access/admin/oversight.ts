import { withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { openGrant } from '#app/modules/accounts/break-glass/commands/open-grant.server.ts'
import { now } from '#app/core/clock.ts'
import { adminActor, deskActor, insertUser } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import type { AdminRow } from '../administrators.ts'

const hour = 3_600_000
const impersonate = 'impersonate.read' as const
const breakGlass = 'appointment.break_glass' as const
const keepAccounts = 'user.unlock' as const
const facility = async () => ({ facility: await withTransaction((tx) => insertFacility(tx)) })
/** A visit at 14:00 UTC of a day of the week on which the practice is open. */
const visit = async () => {
  const practice = await withTransaction((tx) => insertPractice(tx))
  const day = new Date(now() + 26 * hour).getUTCDay()
  const ahead = (day === 0 || day === 6 ? 74 : 26) * hour
  const startsAt = Math.floor((now() + ahead) / (24 * hour)) * 24 * hour + 14 * hour
  const actor = deskActor({ id: 'desk', isManager: true })
  const booked = await bookAppointment(bookingInput(practice, { startsAt, actor, source: 'phone' }))
  return { appointment: booked.appointmentId }
}
const grant = async () => {
  const userId = await withTransaction((tx) => insertUser(tx, { scopes: ['admin'] }))
  const { facility: facilityId } = await facility()
  const asked = { facilityId, appointmentId: null, reason: 'a dispute about a visit' }
  return { grant: await openGrant({ ...adminActor(breakGlass), userId }, asked) }
}
const account = async () => ({ user: await withTransaction((tx) => insertUser(tx)) })
/** The reason is a canary (tests/access/canaries.test.ts): it stands readable nowhere. */
const reason = () => ({ reason: 'canarywords of a reason' })
const lock = () => ({ step: 'lock', version: '0', reason: 'the laptop was stolen' })

export const rows: AdminRow[] = [
  { path: '/admin/visits/:appointment', method: 'GET', permission: 'appointment.read_masked', make: visit },
  { path: '/admin/visits/:appointment', method: 'POST', permission: breakGlass, make: visit, fields: reason },
  { path: '/admin/accounts/:user', method: 'GET', permission: keepAccounts, make: account },
  ...(['GET', 'POST'] as const).map((method) => ({
    ...{ path: '/admin/accounts/:user/lock', method, permission: keepAccounts, make: account, fields: lock },
  })),
  ...(['GET', 'POST'] as const).map((method) => ({
    ...{ path: '/admin/accounts/:user/impersonation', method, permission: impersonate, make: account, fields: reason },
  })),
  { path: '/admin/impersonation', method: 'GET', permission: impersonate },
  { path: '/admin/impersonation/end', method: 'POST', permission: impersonate },
  { path: '/admin/break-glass', method: 'GET', permission: breakGlass },
  { path: '/admin/break-glass/facilities/:facility', method: 'GET', permission: breakGlass, make: facility },
  {
    path: '/admin/break-glass/facilities/:facility',
    method: 'POST',
    permission: breakGlass,
    make: facility,
    fields: reason,
  },
  { path: '/admin/break-glass/:grant/end', method: 'POST', permission: breakGlass, make: grant },
  { path: '/admin/audit', method: 'GET', permission: 'audit.read' },
  { path: '/admin/audit/export.csv', method: 'GET', permission: 'audit.read' },
]
