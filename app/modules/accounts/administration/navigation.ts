import type { AdminActor } from '#app/core/actor.ts'
import { paths } from '#app/paths.ts'
import type { Permission } from '../admin-permissions.ts'

/** Under this key stand the words of an entry (`menu.items` of the namespace `admin`) and its icon (the frame). */
export type AdminMenuKey =
  | 'home'
  | 'support'
  | 'sync'
  | 'updates'
  | 'doctors'
  | 'photos'
  | 'descriptions'
  | 'reviewed'
  | 'roles'
  | 'secondFactor'
  | 'password'

export type AdminMenuEntry = Readonly<{
  key: AdminMenuKey
  path: string
  /** Null: everybody of the administration may open it. */
  permission: Permission | null
}>

/** Every page of the administration that exists, in the order of the menu. */
export const adminMenu: readonly AdminMenuEntry[] = [
  { key: 'home', path: paths.admin(), permission: null },
  { key: 'updates', path: paths.reviewQueue('updates'), permission: 'update.review' },
  { key: 'doctors', path: paths.reviewQueue('doctors'), permission: 'doctor.approve' },
  { key: 'photos', path: paths.reviewQueue('photos'), permission: 'image.review' },
  { key: 'descriptions', path: paths.reviewQueue('descriptions'), permission: 'description.review' },
  { key: 'reviewed', path: paths.reviewQueue('reviewed'), permission: 'doctor.read' },
  { key: 'support', path: paths.adminSupport(), permission: 'ticket.read' },
  { key: 'roles', path: paths.adminRoles(), permission: 'role.manage' },
  { key: 'sync', path: paths.adminSync(), permission: 'sync.run' },
  { key: 'secondFactor', path: paths.adminRecoveryCodes(), permission: null },
  { key: 'password', path: paths.adminPassword(), permission: null },
]

/** What somebody may open: a page whose permission they lack is not in the menu. */
export function adminMenuOf({ permissions }: AdminActor): AdminMenuEntry[] {
  return adminMenu.filter(({ permission }) => permission === null || permissions.has(permission))
}
